import { LinkButton } from '@/components/ui/link-button/link-button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import type { AttemptSummary } from '@/lib/contract/attempt/attempt';
import { getSubject } from '@/lib/contract/subjects/subjects';
import { formatDay } from '@/lib/format/date-time';
import { pathOf } from '@/lib/routes/match';

type BegunHomeworkProps = { attempt: AttemptSummary; timeZone: string };

/** A homework that was begun: how far, and the way back into it. */
export function BegunHomework({ attempt, timeZone }: BegunHomeworkProps) {
  const { attemptCode, title, subjectId, startedAt, answeredCount, stepCount } = attempt;
  const subject = getSubject(subjectId);
  return (
    <li
      data-accent={subject.colour}
      className="flex flex-col gap-4 rounded-xl border border-line border-l-6 border-l-accent bg-surface p-4 shadow-sheet medium:flex-row medium:items-center medium:gap-8 medium:p-6"
    >
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-soft">
          <span className="font-medium text-accent-strong">{subject.title}</span> · начато{' '}
          {formatDay(startedAt, timeZone)}
        </p>
        <h3 className="mt-1 font-semibold break-words medium:text-title-s">{title}</h3>
        {attempt.isReturned ? (
          <p className="mt-1 font-medium text-accent-strong">Учитель вернул на&nbsp;доработку</p>
        ) : null}
        <p className="mt-3 mb-1.5 text-caption">
          Выполнено {answeredCount} из&nbsp;{stepCount}
        </p>
        <ProgressBar value={answeredCount} max={stepCount} label={`Выполнено в «${title}»`} />
      </div>
      <LinkButton href={pathOf('attempt', { attemptCode })} wide>
        Продолжить
        <span className="sr-only"> «{title}»</span>
      </LinkButton>
    </li>
  );
}
