import { eq, sql } from 'drizzle-orm';
import type { ChangedMark } from '@/lib/contract/journal/stream';
import { countAnsweredSteps } from '@/platform/main-api/attempt/list-attempts';
import type { Db } from '@/platform/main-api/context';
import { attempt, homework } from '@/platform/main-api/database/schema';
import { markOf } from '@/platform/main-api/journal/grid/mark-of';
import { attemptColumns, homeworkColumns } from '@/platform/main-api/journal/grid/read-work';
import { groupBy } from '@/platform/main-api/journal/group-by';

/** A student at a homework. */
export type Pair = { homeworkId: string; studentId: string };

/**
 * The marks of these students at these homework, by the teacher whose homework it is; of who has not begun
 * there is none. Two questions to the database, however many they are. [HW-06]
 */
export async function readMarks(
  db: Db,
  pairs: readonly Pair[],
): Promise<Map<string, ChangedMark[]>> {
  const homeworkIds = sql.param(pairs.map(({ homeworkId }) => homeworkId));
  const studentIds = sql.param(pairs.map(({ studentId }) => studentId));
  const rows = await db
    .select({
      attempt: attemptColumns,
      homework: homeworkColumns,
      ...{ teacherId: homework.teacherId, studentId: attempt.studentId },
    })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(
      sql`(${attempt.homeworkId}, ${attempt.studentId}) in
        (select * from unnest(${homeworkIds}::uuid[], ${studentIds}::uuid[]))`,
    );
  const answered = await countAnsweredSteps(
    db,
    rows.map((row) => row.attempt.id),
  );
  const byPair = groupBy(rows, (row) => `${row.homework.id} ${row.studentId}`);
  const marks = [...byPair.values()].flatMap((ofPair) => {
    const [first] = ofPair;
    if (!first) return [];
    const changed = { userId: first.studentId, mark: markOf(ofPair, answered) };
    return [{ teacherId: first.teacherId, changed }];
  });
  return new Map(
    [...groupBy(marks, ({ teacherId }) => teacherId)].map(([id, of]) => [
      id,
      of.map(({ changed }) => changed),
    ]),
  );
}
