import { LinkButton } from '@/components/ui/link-button/link-button';
import type { AttemptReview } from '@/lib/contract/review/review';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';

type Neighbour = AttemptReview['classmates'][number];
type NeighboursProps = { before: Neighbour | undefined; after: Neighbour | undefined };

/** Who stands before and after the student in the journal, with work at the same homework. */
export function neighboursOf({ classmates, student }: AttemptReview): NeighboursProps {
  const at = classmates.findIndex(({ userId }) => userId === student.userId);
  return { before: classmates[at - 1], after: at === -1 ? undefined : classmates[at + 1] };
}

/** The way to the work of the next student, and to that of the one before. [REV-01] */
export function Neighbours({ before, after }: NeighboursProps) {
  return (
    <nav aria-label="Другие ученики" className="flex flex-col gap-3 medium:flex-row">
      {before ? <Way to={before} words={`← ${studentName(before)}`} /> : null}
      {after ? <Way to={after} words={`${studentName(after)} →`} /> : null}
      <p className="hidden self-center text-caption text-ink-soft medium:ml-auto medium:block">
        Клавиши: J и&nbsp;K&nbsp;— задания, N и&nbsp;P&nbsp;— ученики
      </p>
    </nav>
  );
}

function Way({ to, words }: { to: Neighbour; words: string }) {
  const { attemptCode } = to;
  return (
    <LinkButton href={pathOf('teacherAttempt', { attemptCode })} variant="secondary">
      {words}
    </LinkButton>
  );
}
