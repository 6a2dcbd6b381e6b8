import { bestOf } from '@/components/student/start/start-of';
import type { AttemptSummary } from '@/lib/contract/attempt/attempt';

export type FinishedHomework = {
  /** The attempt whose mark counts. */
  best: AttemptSummary;
  finishedCount: number;
};

/** A student's attempts as the cabinet shows them: what is begun, and each homework once that is done. */
export function groupAttempts(attempts: readonly AttemptSummary[]): {
  begun: AttemptSummary[];
  done: FinishedHomework[];
} {
  const begun = attempts.filter(({ finishedAt }) => finishedAt === null);
  const hashes = new Set(
    attempts.filter(({ finishedAt }) => finishedAt !== null).map(({ taskHash }) => taskHash),
  );
  const done = [...hashes].flatMap((taskHash) => {
    const finished = attempts.filter((one) => one.taskHash === taskHash && one.finishedAt !== null);
    const best = bestOf(finished);
    return best ? [{ best, finishedCount: finished.length }] : [];
  });
  return { begun, done };
}
