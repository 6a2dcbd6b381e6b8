import { isOneOf } from '@/platform/kernel/database/database';
import type { GivenAnswer } from '@/lib/contract/review/review';
import type { Db } from '@/platform/main-api/context';
import { answerDrawing } from '@/platform/main-api/database/schema';
import { groupBy } from '@/platform/main-api/journal/group-by';
import type { AssessedTask } from './assess';

export type DrawingRow = typeof answerDrawing.$inferSelect;

/**
 * What is drawn on the pictures of attempts. A drawing is of the answer that it was made for: over those of
 * a later one it is not shown, while its version goes on. [REV-02]
 *
 * @returns what there is for a task of one of them
 */
export async function loadDrawings(
  db: Pick<Db, 'select'>,
  attemptIds: readonly string[],
): Promise<(attemptId: string, task: AssessedTask) => GivenAnswer['drawing']> {
  const rows =
    attemptIds.length === 0
      ? []
      : await db
          .select()
          .from(answerDrawing)
          .where(isOneOf(answerDrawing.attemptId, [...attemptIds]));
  const rowsOf = groupBy(rows, ({ attemptId }) => attemptId);
  return (attemptId, { stepNumber, source, answer }) => {
    const row = rowsOf
      .get(attemptId)
      ?.find((one) => one.stepNumber === stepNumber && one.taskId === source.id);
    const isStanding = row !== undefined && row.ofAnswer === answer?.answerId;
    return { pictures: isStanding ? row.pictures : [], version: row?.version ?? 0 };
  };
}
