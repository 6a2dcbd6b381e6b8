import { and, count, eq, sql } from 'drizzle-orm';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { isOneOf } from '@/platform/kernel/database';
import type { Db } from '@/platform/main-api/context';
import { attempt } from '@/platform/main-api/database/schema';
import { stateNow, type Homework } from './find-homework';

/** What the teacher's list shows of each homework: how many students began, how many finished. */
export async function summarize(db: Db, rows: Homework[]): Promise<HomeworkSummary[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({
      homeworkId: attempt.homeworkId,
      started: sql<number>`count(distinct ${attempt.studentId})::int`,
      finished: sql<number>`(count(distinct ${attempt.studentId}) filter (where ${attempt.finishedAt} is not null))::int`,
    })
    .from(attempt)
    .where(isOneOf(attempt.homeworkId, ids))
    .groupBy(attempt.homeworkId);
  const byId = new Map(counts.map((row) => [row.homeworkId, row]));
  return rows.map((row) => ({
    taskHash: row.taskHash,
    title: row.title,
    subjectId: row.subjectId,
    grade: row.grade,
    state: stateNow(row),
    policy: row.policy,
    createdAt: row.createdAt.toISOString(),
    stepCount: row.stepCount,
    startedCount: byId.get(row.id)?.started ?? 0,
    finishedCount: byId.get(row.id)?.finished ?? 0,
    delivery: null,
  }));
}

/** How many attempts the student has at the homework. */
export async function countAttempts(
  db: Db,
  homeworkId: string,
  studentId: string,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(attempt)
    .where(and(eq(attempt.homeworkId, homeworkId), eq(attempt.studentId, studentId)));
  return row?.total ?? 0;
}
