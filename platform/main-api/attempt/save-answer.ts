import { and, eq, or, sql } from 'drizzle-orm';
import type { SaveAnswer } from '@/lib/contract/attempt/attempt';
import { isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { presentTask, scoreAnswer, type Presentation } from '@/platform/tasks/tasks';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { assertNotWithdrawn } from '@/platform/main-api/homework/find-homework';
import { answer, attempt, homework, homeworkStep } from '@/platform/main-api/database/schema';
import { seedOf } from './load-steps';

/**
 * Saves an answer as it was given; when this returns it is committed. Sent again, it changes nothing;
 * an older one never replaces a newer one, and an id stands for one answer only. [HW-04]
 *
 * @throws ServiceError `attempt_not_found`, `task_not_in_homework`, `answer_mismatch`,
 *   `attempt_finished`, `homework_withdrawn`, `conflict` when the id was used for another answer
 */
export const saveAnswer: Verb<'saveAnswer'> = async (context, { params, body }) => {
  const { db, catalogue, env } = context;
  const target = await findTarget(db, callerOf(context).userId, params.attemptCode, body);
  const [step] = await catalogue.getSteps([target.step]);
  const assessment = assess(step, body, {
    seed: seedOf(target.attemptId),
    secret: env.PLATFORM_SECRET,
  });
  const saved = await upsert(db, target.attemptId, params.answerId, body, assessment);
  if (saved) return { answerId: params.answerId, ...saved, superseded: false };
  return readKept(db, target.attemptId, params.answerId, body);
};

type Target = { attemptId: string; step: { uuid: string; revision: number } };

async function findTarget(
  db: Db,
  studentId: string,
  code: string,
  { stepNumber }: SaveAnswer,
): Promise<Target> {
  const [row] = await db
    .select({
      attemptId: attempt.id,
      state: homework.state,
      uuid: homeworkStep.stepUuid,
      revision: homeworkStep.revision,
    })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .leftJoin(
      homeworkStep,
      and(eq(homeworkStep.homeworkId, attempt.homeworkId), eq(homeworkStep.number, stepNumber)),
    )
    .where(and(eq(attempt.code, code), eq(attempt.studentId, studentId)));
  if (!row) throw new ServiceError('attempt_not_found');
  assertNotWithdrawn(row.state);
  if (row.uuid === null || row.revision === null) throw new ServiceError('task_not_in_homework');
  return { attemptId: row.attemptId, step: { uuid: row.uuid, revision: row.revision } };
}

/** What an answer is worth, and whether anything is left to do in its task. */
type Assessment = { share: number; isComplete: boolean };

function assess(
  step: StepRevision | undefined,
  { taskId, value }: SaveAnswer,
  presentation: Presentation,
): Assessment {
  const source = step?.tasks.find((task) => task.id === taskId);
  const key = step?.keys.get(taskId);
  if (!source || !key) throw new ServiceError('task_not_in_homework');
  return {
    share: scoreAnswer(source, key, value, presentation),
    isComplete: isCompleteAnswer(presentTask(source, presentation), value),
  };
}

/** Null when nothing was written: this or a newer answer is there, or the attempt has ended. */
async function upsert(
  db: Db,
  attemptId: string,
  answerId: string,
  { stepNumber, taskId, sequence, value }: SaveAnswer,
  { share, isComplete }: Assessment,
): Promise<{ sequence: number; savedAt: string } | null> {
  // Both this and finishing lock the attempt's row, so they take turns: nothing slips in after the score.
  const { rows } = await db.execute<{ sequence: number; saved_at: Date }>(sql`
    with open_attempt as (
      update ${attempt} set current_step = ${stepNumber}
      where id = ${attemptId} and finished_at is null
      returning id
    )
    insert into ${answer}
      (attempt_id, step_number, task_id, answer_id, sequence, value, empty, complete, saved_at,
        share)
    select id, ${stepNumber}::smallint, ${taskId}, ${answerId}::uuid, ${sequence}::int,
      ${JSON.stringify(value)}::jsonb, ${isEmptyAnswer(value)}::boolean, ${isComplete}::boolean,
      now(), ${share}::real
    from open_attempt
    where not exists (
      select from ${answer}
      where attempt_id = open_attempt.id and answer_id = ${answerId}::uuid
    )
    on conflict (attempt_id, step_number, task_id) do update set
      answer_id = excluded.answer_id, sequence = excluded.sequence, value = excluded.value,
      empty = excluded.empty, complete = excluded.complete, saved_at = excluded.saved_at, share = excluded.share
    where ${answer}.sequence < excluded.sequence
      and ${answer}.answer_id <> excluded.answer_id
    returning sequence, saved_at`);
  const row = rows[0];
  return row ? { sequence: row.sequence, savedAt: new Date(row.saved_at).toISOString() } : null;
}

/** What is there in place of an answer that was not written. */
async function readKept(
  db: Db,
  attemptId: string,
  answerId: string,
  { stepNumber, taskId, value }: SaveAnswer,
) {
  const isHere = and(eq(answer.stepNumber, stepNumber), eq(answer.taskId, taskId));
  const rows = await db
    .select({
      isHere: sql<boolean>`${isHere}`,
      answerId: answer.answerId,
      sequence: answer.sequence,
      savedAt: answer.savedAt,
      isSameValue: sql<boolean>`${answer.value} = ${JSON.stringify(value)}::jsonb`,
    })
    .from(answer)
    .where(and(eq(answer.attemptId, attemptId), or(isHere, eq(answer.answerId, answerId))));
  const isOther = (row: (typeof rows)[number]) => !row.isHere || !row.isSameValue;
  if (rows.some((row) => row.answerId === answerId && isOther(row)))
    throw new ServiceError('conflict');
  const kept = rows.find((row) => row.isHere);
  const isRepeated = kept?.answerId === answerId;
  const ended = await db.query.attempt.findFirst({ where: eq(attempt.id, attemptId) });
  // What was committed before the end stays committed, however often it is sent.
  if (!kept || (ended?.finishedAt && !isRepeated)) throw new ServiceError('attempt_finished');
  return {
    answerId,
    sequence: kept.sequence,
    savedAt: kept.savedAt.toISOString(),
    superseded: !isRepeated,
  };
}
