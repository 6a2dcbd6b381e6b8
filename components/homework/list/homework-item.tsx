'use client';

import Link from 'next/link';
import { useId } from 'react';
import { DeliveryStateText } from '@/components/homework/deliver/delivery-state';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { formatDayTime } from '@/lib/format/date-time';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { taskForms } from '@/lib/homework/words';
import { ItemActions } from './item-actions';
import { pathOf } from '@/lib/routes/match';
import { StateBadge } from './state-badge';

export type HomeworkItemProps = {
  homework: HomeworkSummary;
  publicOrigin: string;
  timeZone: string;
  onChanged: (homework: HomeworkSummary) => void;
};

/** One homework: what it is, how far the class is, its link, and what can be done with it. [HW-09] */
export function HomeworkItem({ homework, publicOrigin, timeZone, onChanged }: HomeworkItemProps) {
  const titleId = useId();
  return (
    <li
      data-accent={getSubject(homework.subjectId).colour}
      className="overflow-clip rounded-xl border border-line bg-surface shadow-sheet"
    >
      <article aria-labelledby={titleId} className="border-l-6 border-accent p-4 medium:px-6">
        <div className="flex flex-col gap-4">
          <Facts homework={homework} titleId={titleId} timeZone={timeZone} />
          <ItemActions {...{ homework, publicOrigin, timeZone, titleId, onChanged }} />
        </div>
      </article>
    </li>
  );
}

type FactsProps = Pick<HomeworkItemProps, 'homework' | 'timeZone'> & { titleId: string };

function Facts({ homework, titleId, timeZone }: FactsProps) {
  const { title, state, subjectId, grade, stepCount, createdAt, policy } = homework;
  return (
    <div className="min-w-0">
      <h3 id={titleId} className="font-semibold break-words">
        <Link
          href={pathOf('teacherHomework', { taskHash: homework.taskHash })}
          prefetch={false}
          className="rounded-s hover:underline hover:underline-offset-4"
        >
          {typeset(title)}
        </Link>
      </h3>
      <p className="mt-1 text-caption text-ink-soft">
        <span className="font-medium text-accent-strong">{getSubject(subjectId).title}</span>,{' '}
        {grade}&nbsp;класс · {countOf(stepCount, taskForms)} ·{' '}
        <time dateTime={createdAt}>{formatDayTime(createdAt, timeZone)}</time>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption">
        <StateBadge state={state} />
        {policy.dueAt === null ? null : (
          <span>
            до&nbsp;<time dateTime={policy.dueAt}>{formatDayTime(policy.dueAt, timeZone)}</time>
          </span>
        )}
        {policy.accountsOnly ? <span>Только с&nbsp;учётной записью</span> : null}
        {homework.delivery === null ? null : <DeliveryStateText state={homework.delivery} />}
        <Progress homework={homework} />
      </div>
    </div>
  );
}

function Progress({ homework }: Pick<FactsProps, 'homework'>) {
  const { startedCount, finishedCount } = homework;
  if (startedCount === 0) return 'Пока никто не\u00A0начал';
  return (
    <span className="flex items-center gap-2.5">
      Сдали {finishedCount}&nbsp;из&nbsp;{startedCount}
      <span className="w-24">
        <ProgressBar label="Сдали работу" value={finishedCount} max={startedCount} />
      </span>
    </span>
  );
}
