import { and, count, eq, sql } from 'drizzle-orm';
import type { DeliveryState } from '@/lib/contract/diary/diary';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { isOneOf } from '@/platform/kernel/database/database';
import type { Db } from '@/platform/main-api/context';
import { attempt, diaryDelivery, homework } from '@/platform/main-api/database/schema';
import { fullPolicy, stateNow, type Homework } from './find-homework';

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
  const deliveries = await deliveryStates(db, ids);
  const byId = new Map(counts.map((row) => [row.homeworkId, row]));
  return rows.map((row) => ({
    taskHash: row.taskHash,
    title: row.title,
    subjectId: row.subjectId,
    grade: row.grade,
    state: stateNow(row),
    policy: fullPolicy(row.policy),
    createdAt: row.createdAt.toISOString(),
    stepCount: row.stepCount,
    startedCount: byId.get(row.id)?.started ?? 0,
    finishedCount: byId.get(row.id)?.finished ?? 0,
    delivery: deliveries.get(row.id) ?? null,
  }));
}

/** Of what is passed on to diaries, the worst; what was taken back there counts for nothing. */
async function deliveryStates(db: Db, ids: string[]): Promise<Map<string, DeliveryState>> {
  const { homeworkId, state, isWithdrawn } = diaryDelivery;
  const worst = sql<DeliveryState>`case when bool_or(${state} = 'failed') then 'failed'
    when bool_or(${state} = 'sending') then 'sending' else 'delivered' end`;
  const rows = await db
    .select({ homeworkId, state: worst })
    .from(diaryDelivery)
    .innerJoin(homework, eq(homework.id, homeworkId))
    .where(
      and(
        isOneOf(homeworkId, ids),
        sql`not (${state} = 'delivered' and (${isWithdrawn} or ${homework.state} = 'withdrawn'))`,
      ),
    )
    .groupBy(homeworkId);
  return new Map(rows.map((row) => [row.homeworkId, row.state]));
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
