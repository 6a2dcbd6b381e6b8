import type { Mark } from '@/lib/contract/journal/journal';
import { shownAttempt } from '@/platform/main-api/attempt/shown-attempt';
import type { MarkRow } from './read-work';

/**
 * What the journal says of the attempts of a student at one homework.
 *
 * @param rows one at least
 * @param answered how many steps are answered, by attempt
 */
export function markOf(rows: readonly MarkRow[], answered: ReadonlyMap<string, number>): Mark {
  const row = shownAttempt(rows as [MarkRow, ...MarkRow[]], (one) => one.attempt);
  const { attempt: counts, homework: of } = row;
  return {
    taskHash: of.taskHash,
    attemptCode: counts.code,
    finishedAt: counts.finishedAt?.toISOString() ?? null,
    score: counts.score,
    grade: counts.grade,
    awaitingCount: counts.awaiting,
    isReturned: counts.returnedAt !== null,
    answeredCount: answered.get(counts.id) ?? 0,
    stepCount: of.stepCount,
  };
}
