import type { Attempt, AttemptSummary } from '@/lib/contract/attempt/attempt';
import type { TaskPreview } from '@/lib/contract/homework/homework';
import type { Role } from '@/lib/contract/auth/roles';

/** Who stands before the start page. */
export type StartVisitor =
  | { kind: 'guest' }
  /** Signed in, but not as a student. */
  | { kind: 'other'; role: Role; name: string }
  | {
      kind: 'student';
      name: string;
      /** At this homework, newest first. */
      attempts: readonly AttemptSummary[];
      newest: Attempt | null;
    };

/** What the start page offers. */
export type Start =
  | { kind: 'unavailable' }
  | { kind: 'guest' }
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
  const { state } = preview;
  if (state === 'withdrawn') return { kind: 'unavailable' };
  if (visitor.kind === 'student') {
    const { name, attempts, newest } = visitor;
    if (newest && newest.finishedAt === null) return { kind: 'goOn', name, attempt: newest };
    const best = bestOf(attempts);
    const attemptsLeft = newest?.attemptsLeft ?? preview.attempts;
    if (best)
      return { kind: 'done', name, best, attemptsLeft: state === 'open' ? attemptsLeft : 0 };
    return state === 'open' ? { kind: 'begin', name, attemptsLeft } : { kind: 'unavailable' };
  }
  return state === 'open' ? visitor : { kind: 'unavailable' };
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
