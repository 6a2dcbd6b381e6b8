import type { Attempt, AttemptSummary, Retirement } from '@/lib/contract/attempt/attempt';
import type { TaskPreview } from '@/lib/contract/homework/homework';
import type { Role } from '@/lib/contract/auth/roles';

/** Who stands before the start page. */
export type StartVisitor =
  /** `hasCode`: they have come to enter the code of a student without an account. */
  | { kind: 'guest'; hasCode: boolean }
  /** Signed in, but not as a student. */
  | { kind: 'other'; role: Role; name: string }
  | {
      kind: 'student';
      name: string;
      /** At this homework, newest first. */
      attempts: readonly AttemptSummary[];
      newest: Attempt | null;
      /** What the teacher has done with the work under this name. [TRUST-02] */
      retired: Retirement | null;
      /** They have none, and the homework wants one. */
      needsAccount: boolean;
    };

/** What the start page offers. */
export type Start =
  | { kind: 'unavailable' }
  | { kind: 'guest'; accountsOnly: boolean }
  /** Nobody begins any more; who has begun sees what came of it. [TRUST-03] */
  | { kind: 'code' }
  | { kind: 'retired'; name: string; retired: Retirement }
  | { kind: 'needsAccount'; name: string }
  | { kind: 'other'; role: Role; name: string }
  | { kind: 'begin'; name: string; attemptsLeft: number }
  | { kind: 'goOn'; name: string; attempt: Attempt }
  /** Done at least once; `attemptsLeft` is 0 when it cannot be done again. */
  | { kind: 'done'; name: string; best: AttemptSummary; attemptsLeft: number };

/**
 * What the start page of a homework offers to whom. A closed homework can be gone on with, and its
 * result be seen; a withdrawn one is gone. [ROUTE-15] [HW-08]
 */
export function startOf(preview: TaskPreview, visitor: StartVisitor): Start {
  const { state, accountsOnly } = preview;
  if (state === 'withdrawn') return { kind: 'unavailable' };
  if (visitor.kind === 'student') return ofStudent(preview, visitor);
  if (visitor.kind === 'guest' && visitor.hasCode && state === 'closed') return { kind: 'code' };
  if (state === 'closed') return { kind: 'unavailable' };
  return visitor.kind === 'guest' ? { kind: 'guest', accountsOnly } : visitor;
}

function ofStudent(
  { state, attempts: allowed }: TaskPreview,
  visitor: Extract<StartVisitor, { kind: 'student' }>,
): Start {
  const { name, attempts, newest, retired, needsAccount } = visitor;
  if (newest && newest.finishedAt === null) return { kind: 'goOn', name, attempt: newest };
  const best = bestOf(attempts);
  const attemptsLeft = newest?.attemptsLeft ?? allowed;
  if (best) return { kind: 'done', name, best, attemptsLeft: state === 'open' ? attemptsLeft : 0 };
  if (retired) return { kind: 'retired', name, retired };
  if (state === 'closed') return { kind: 'unavailable' };
  return needsAccount ? { kind: 'needsAccount', name } : { kind: 'begin', name, attemptsLeft };
}

/** The finished attempt with the highest score: the mark that counts. Null when none is finished. */
export function bestOf(attempts: readonly AttemptSummary[]): AttemptSummary | null {
  return attempts
    .filter(({ finishedAt }) => finishedAt !== null)
    .reduce<AttemptSummary | null>(
      (best, one) => (best && (best.score ?? 0) >= (one.score ?? 0) ? best : one),
      null,
    );
}
