import { and, eq, or, sql } from 'drizzle-orm';
import type { AnswerReceipt, SaveAnswer } from '@/lib/contract/attempt/attempt';
import { isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { presentTask, scoreAnswer, type Presentation } from '@/platform/tasks/tasks';
import { seedOf } from '@/platform/main-api/attempt/load-steps';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { callerOf, type Context, type Db, type Verb } from '@/platform/main-api/context';
import { assertOwnFiles } from '@/platform/main-api/files/in-answer';
import { whyNotFound } from '@/platform/main-api/student/retired-names';
import { assertNotWithdrawn } from '@/platform/main-api/homework/find-homework';
import { answer, attempt, homework } from '@/platform/main-api/database/schema';

/**
 * Saves an answer as it was given; when this returns it is committed. Sent again, it changes nothing;
 * an older one never replaces a newer one, and an id stands for one answer only. [HW-04]
 *
 * @throws ServiceError `attempt_not_found`, `name_removed`, `name_merged`, `task_not_in_homework`, `answer_mismatch`,
 *   `attempt_finished`, `task_not_returned`, `homework_withdrawn`, `conflict` when the id was used for another answer
 */
export const saveAnswer: Verb<'saveAnswer'> = (context, { params, body }) =>
  saveInto(context, params.attemptCode, { ...body, answerId: params.answerId });

/** One answer of the caller's attempt; throws as `saveAnswer` does. */
export async function saveInto(
  context: Context,
  attemptCode: string,
  given: SaveAnswer & { answerId: string },
): Promise<AnswerReceipt> {
  const { db, catalogue, optionSecret, attempts, writeAnswer, journals } = context;
  const { answerId, stepNumber, taskId, sequence, value } = given;
  const studentId = callerOf(context).userId;
  const { attemptId, homework: of, steps } = await attempts.get(studentId, attemptCode);
  const ref = steps[stepNumber - 1];
  if (!ref) throw new ServiceError('task_not_in_homework');
  const [step] = await catalogue.getSteps([ref]);
  const presentation = { seed: seedOf(attemptId), secret: optionSecret };
  const assessment = assess(step, given, presentation);
  const place = { attemptId, stepNumber, taskId, answerId };
  await assertOwnFiles(db, place, value);
  const written = await writeAnswer({
    ...{ ...place, studentId, ...assessment },
    ...{ sequence, value, isEmpty: isEmptyAnswer(value) },
    spentSeconds: given.spentSeconds ?? null,
  });
  if (!written) return readKept(db, { attemptId, studentId }, given);
  journals.tellMarks(of, [studentId]);
  const savedAt = written.savedAt.toISOString();
  return { answerId, sequence: written.sequence, savedAt, superseded: false };
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

/** What is there in place of an answer that was not written. */
async function readKept(
  db: Db,
  { attemptId, studentId }: { attemptId: string; studentId: string },
  given: SaveAnswer & { answerId: string },
): Promise<AnswerReceipt> {
  const { answerId, stepNumber, taskId, value } = given;
  const { finishedAt, returnedAt } = await getState(db, attemptId, studentId);
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
  // What was committed before the end stays committed, however often it is sent.
  if (finishedAt !== null && !isRepeated) throw new ServiceError('attempt_finished');
  if (!isRepeated && returnedAt !== null && (!kept || kept.sequence < given.sequence))
    throw new ServiceError('task_not_returned');
  if (!kept) throw new ServiceError('attempt_finished');
  return {
    answerId,
    sequence: kept.sequence,
    savedAt: kept.savedAt.toISOString(),
    superseded: !isRepeated,
  };
}

async function getState(db: Db, attemptId: string, studentId: string) {
  const [row] = await db
    .select({
      ...{ state: homework.state, finishedAt: attempt.finishedAt },
      returnedAt: attempt.returnedAt,
    })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(eq(attempt.id, attemptId), eq(attempt.studentId, studentId)));
  if (!row) throw await whyNotFound(db, studentId);
  assertNotWithdrawn(row.state);
  return row;
}
