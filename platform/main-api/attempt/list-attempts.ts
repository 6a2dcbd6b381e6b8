import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AttemptSummary } from '@/lib/contract/attempt/attempt';
import { isOneOf } from '@/platform/kernel/database/database';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import {
  answer,
  attempt,
  homework,
  homeworkStep,
  stepRevision,
} from '@/platform/main-api/database/schema';
import { listRetired } from '@/platform/main-api/student/retired-names';
import type { AttemptRow, HomeworkRow } from './find-attempt';

type OwnAttempt = { attempt: AttemptRow; homework: HomeworkRow };

export const listAttempts: Verb<'listAttempts'> = async (context, { query }) => {
  const { db } = context;
  const { userId } = callerOf(context);
  const [rows, retired] = await Promise.all([
    findOwnAttempts(db, userId, query.taskHash),
    listRetired(db, userId),
  ]);
  return { attempts: await summarizeAttempts(db, rows), retired };
};

/**
 * The student's own attempts, newest first; those at withdrawn homework are not shown. [HW-09]
 *
 * @param taskHash the homework that is asked for; all when left out
 */
export function findOwnAttempts(
  db: Db,
  studentId: string,
  taskHash: string | undefined,
): Promise<OwnAttempt[]> {
  return db
    .select({ attempt, homework })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(
      and(
        eq(attempt.studentId, studentId),
        inArray(homework.state, ['open', 'closed']),
        taskHash ? eq(homework.taskHash, taskHash) : undefined,
      ),
    )
    .orderBy(desc(attempt.startedAt));
}

/** As every list of attempts shows them. */
export async function summarizeAttempts(
  db: Db,
  rows: readonly OwnAttempt[],
): Promise<AttemptSummary[]> {
  const answered = await countAnsweredSteps(
    db,
    rows.map((row) => row.attempt.id),
  );
  return rows.map((row) => toAttemptSummary(row, answered.get(row.attempt.id) ?? 0));
}

/** How many steps of each attempt have a complete answer to each of their tasks. */
export async function countAnsweredSteps(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { homeworkId, number, stepUuid, taskIds } = homeworkStep;
  const taken = sql<number>`coalesce(cardinality(${taskIds}), ${stepRevision.taskCount})`;
  const answered = db
    .select({ id: answer.attemptId })
    .from(answer)
    .innerJoin(attempt, eq(attempt.id, answer.attemptId))
    .innerJoin(homeworkStep, and(eq(homeworkId, attempt.homeworkId), eq(number, answer.stepNumber)))
    .innerJoin(
      stepRevision,
      and(eq(stepRevision.uuid, stepUuid), eq(stepRevision.revision, homeworkStep.revision)),
    )
    .where(and(isOneOf(answer.attemptId, ids), eq(answer.complete, true)))
    .groupBy(answer.attemptId, answer.stepNumber, taskIds, stepRevision.taskCount)
    .having(eq(count(), taken))
    .as('answered');
  const rows = await db
    .select({ id: answered.id, steps: count() })
    .from(answered)
    .groupBy(answered.id);
  return new Map(rows.map(({ id, steps }) => [id, steps]));
}

/** A row as every list of attempts shows it. */
export function toAttemptSummary(row: OwnAttempt, answeredCount: number): AttemptSummary {
  const { awaiting } = row.attempt;
  const isTold = row.homework.policy.feedback !== 'never' && awaiting === 0;
  return {
    attemptCode: row.attempt.code,
    taskHash: row.homework.taskHash,
    title: row.homework.title,
    subjectId: row.homework.subjectId,
    number: row.attempt.number,
    startedAt: row.attempt.startedAt.toISOString(),
    finishedAt: row.attempt.finishedAt?.toISOString() ?? null,
    score: isTold ? row.attempt.score : null,
    grade: isTold ? row.attempt.grade : null,
    awaitingCount: awaiting,
    isReturned: row.attempt.returnedAt !== null,
    answeredCount,
    stepCount: row.homework.stepCount,
  };
}
