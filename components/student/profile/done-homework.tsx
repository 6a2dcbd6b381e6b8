import Link from 'next/link';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { formatDay } from '@/lib/format/date-time';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import type { FinishedHomework } from './group-attempts';

const pointForms = ['балл', 'балла', 'баллов'] as const;
const attemptForms = ['попытки', 'попыток', 'попыток'] as const;

type DoneHomeworkProps = { homework: FinishedHomework; timeZone: string };

/** A homework that is done, with its mark; the row leads to the result. */
export function DoneHomework({ homework, timeZone }: DoneHomeworkProps) {
  const { best, finishedCount } = homework;
  const subject = getSubject(best.subjectId);
  return (
    <li
      data-accent={subject.colour}
      className="relative flex items-center gap-4 px-4 py-4 first:rounded-t-xl last:rounded-b-xl hover:bg-accent-tint medium:gap-6 medium:px-6"
    >
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-soft">
          <span className="font-medium text-accent-strong">{subject.title}</span>
          {best.finishedAt === null ? null : ` · сдано ${formatDay(best.finishedAt, timeZone)}`}
        </p>
        <h3 className="mt-0.5 font-semibold break-words">
          {/* The whole row can be pressed. */}
          <Link
            href={pathOf('attemptResult', { attemptCode: best.attemptCode })}
            prefetch={false}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {best.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-caption text-ink-soft">
          {best.awaitingCount > 0
            ? 'Ждёт проверки учителя'
            : best.score === null
              ? 'Оценку скажет учитель'
              : `${countOf(best.score, pointForms)} из\u00A0100`}
          {finishedCount > 1 ? `, лучшая из\u00A0${countOf(finishedCount, attemptForms)}` : ''}
        </p>
      </div>
      {best.grade === null ? null : (
        <p className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-accent bg-surface text-title-s font-bold text-accent-strong">
          <span className="sr-only">Оценка </span>
          {best.grade}
        </p>
      )}
    </li>
  );
}
