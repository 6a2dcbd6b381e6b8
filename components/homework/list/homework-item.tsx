'use client';

import { useId } from 'react';
import { DeliverButton } from '@/components/homework/deliver/deliver-button';
import { DeliveryStateText } from '@/components/homework/deliver/delivery-state';
import { CopyButton } from '@/components/homework/share/copy-button';
import { Button } from '@/components/ui/button/button';
import type { HomeworkState, HomeworkSummary } from '@/lib/contract/homework/homework';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { formatDayTime } from '@/lib/format/date-time';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { shareLink } from '@/lib/homework/share-link';
import { canReopen } from '@/lib/homework/state';
import { taskForms } from '@/lib/homework/words';
import { AccessButton } from './access-button';
import { ChangeFailure } from './change-failure';
import { ReleaseButton } from './release-button';
import { StateBadge } from './state-badge';
import { useChangeState } from './use-change-state';

export type HomeworkItemProps = {
  homework: HomeworkSummary;
  publicOrigin: string;
  timeZone: string;
  onChanged: (homework: HomeworkSummary) => void;
};

/** One homework: what it is, how far the class is, its link, and whether it takes more work. [HW-09] */
export function HomeworkItem({ homework, publicOrigin, timeZone, onChanged }: HomeworkItemProps) {
  const titleId = useId();
  const { failure, pending, changeState } = useChangeState(homework, onChanged);
  const isOpen = homework.state === 'open';
  return (
    <li
      data-accent={getSubject(homework.subjectId).colour}
      className="overflow-clip rounded-xl border border-line bg-surface shadow-sheet"
    >
      <article aria-labelledby={titleId} className="border-l-6 border-accent p-4 medium:px-6">
        <div className="flex flex-col gap-4">
          <Facts homework={homework} titleId={titleId} timeZone={timeZone} />
          <div className="flex flex-col gap-2 medium:flex-row medium:flex-wrap medium:items-center medium:gap-x-1">
            {isOpen ? (
              <CopyButton
                text={shareLink(publicOrigin, homework.taskHash)}
                variant="secondary"
                size="s"
                wide
                describedBy={titleId}
              >
                Скопировать ссылку
              </CopyButton>
            ) : null}
            {isOpen || homework.delivery !== null ? (
              <DeliverButton {...{ homework, timeZone, titleId, onChanged }} />
            ) : null}
            <ReleaseButton {...{ homework, titleId, onChanged }} />
            <AccessButton {...{ homework, titleId, onChanged }} />
            <StateButtons
              homework={homework}
              pending={pending}
              titleId={titleId}
              onChange={(state) => void changeState(state)}
            />
          </div>
        </div>
        {failure ? <ChangeFailure failure={failure} /> : null}
      </article>
    </li>
  );
}

type StateButtonsProps = {
  homework: HomeworkSummary;
  /** The state that is being changed to. */
  pending: HomeworkState | null;
  titleId: string;
  onChange: (state: HomeworkState) => void;
};

const stateButtons: readonly { to: HomeworkState; title: string }[] = [
  { to: 'open', title: 'Открыть снова' },
  { to: 'closed', title: 'Закрыть' },
  { to: 'withdrawn', title: 'Отозвать' },
];

function StateButtons({ homework, pending, titleId, onChange }: StateButtonsProps) {
  const { state } = homework;
  const possible = stateButtons.filter(({ to }) => {
    if (to === 'open') return canReopen(homework, new Date());
    return to === 'closed' ? state === 'open' : state !== 'withdrawn';
  });
  if (possible.length === 0) return null;
  return (
    <div className="flex gap-2 *:flex-1 medium:*:flex-none">
      {possible.map(({ to, title }) => (
        <Button
          key={to}
          variant="quiet"
          size="s"
          pending={pending === to}
          aria-describedby={titleId}
          onClick={() => onChange(to)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}

type FactsProps = Pick<HomeworkItemProps, 'homework' | 'timeZone'> & { titleId: string };

function Facts({ homework, titleId, timeZone }: FactsProps) {
  const { title, state, subjectId, grade, stepCount, createdAt } = homework;
  return (
    <div className="min-w-0">
      <h3 id={titleId} className="font-semibold break-words">
        {typeset(title)}
      </h3>
      <p className="mt-1 text-caption text-ink-soft">
        <span className="font-medium text-accent-strong">{getSubject(subjectId).title}</span>,{' '}
        {grade}&nbsp;класс · {countOf(stepCount, taskForms)} ·{' '}
        <time dateTime={createdAt}>{formatDayTime(createdAt, timeZone)}</time>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption">
        <StateBadge state={state} />
        {homework.policy.accountsOnly ? <span>Только с&nbsp;учётной записью</span> : null}
        {homework.delivery === null ? null : <DeliveryStateText state={homework.delivery} />}
        {homework.startedCount === 0
          ? 'Пока никто не\u00A0начал'
          : `Начали\u00A0${homework.startedCount}, закончили\u00A0${homework.finishedCount}`}
      </div>
    </div>
  );
}
