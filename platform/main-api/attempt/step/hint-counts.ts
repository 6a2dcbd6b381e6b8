import { and, eq, lte, max } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { attempt, hintShown } from '@/platform/main-api/database/schema';

type Of = Pick<typeof attempt.$inferSelect, 'homeworkId' | 'studentId' | 'number'>;

/**
 * How many hints of each task of a step a student has been shown, in this attempt at the homework or one before:
 * what is known stays known, and costs. [REV-05]
 */
export async function countShownHints(
  db: Pick<Db, 'select'>,
  { homeworkId, studentId, number }: Of,
  stepNumber: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ taskId: hintShown.taskId, count: max(hintShown.count) })
    .from(hintShown)
    .innerJoin(attempt, eq(attempt.id, hintShown.attemptId))
    .where(
      and(
        ...[eq(attempt.homeworkId, homeworkId), eq(attempt.studentId, studentId)],
        ...[lte(attempt.number, number), eq(hintShown.stepNumber, stepNumber)],
      ),
    )
    .groupBy(hintShown.taskId);
  return new Map(rows.map(({ taskId, count }) => [taskId, count ?? 0]));
}
