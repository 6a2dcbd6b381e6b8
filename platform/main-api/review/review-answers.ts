import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Context, type Db, type Verb } from '@/platform/main-api/context';
import { answerReview } from '@/platform/main-api/database/schema';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import type { AssessedTask } from './work/assess';
import { criteriaOf } from './work/describe-task';
import { assertFinished, lockAttempts } from './work/find-work';
import { assessAttempts, settle, type AssessedAttempt } from './work/settle';

type Input = Parameters<Verb<'reviewAnswers'>>[1];
type Body = Input['body'];

/**
 * Points and a comment for answers to one task, all of them or none. Sent again it changes nothing.
 * Without points what the check has found stands. [REV-02]
 *
 * @throws ServiceError `homework_not_found`, `attempt_not_found`, `attempt_not_finished`,
 *   `task_not_in_homework`, `review_changed` when an answer or its remark is another one by now,
 *   `invalid_request` for more points than there are, and for points without an answer
 */
export const reviewAnswers: Verb<'reviewAnswers'> = async (context, { params, body }) => {
  const { db, journals, outbox } = context;
  const teacherId = callerOf(context).userId;
  const own = await getOwnHomework(db, teacherId, params.taskHash);
  const steps = await loadSteps(context, own.id);
  let students: string[] = [];
  const toPassOn = await db.transaction(async (tx) => {
    const codes = body.answers.map(({ attemptCode }) => attemptCode);
    const attempts = await lockAttempts(tx, own.id, codes);
    students = attempts.map(({ studentId }) => studentId);
    if (attempts.length < new Set(codes).size) throw new ServiceError('attempt_not_found');
    attempts.forEach(assertFinished);
    const assessed = await assessAttempts(tx, context, steps, attempts);
    const changed = assessed.filter((one) => isToChange(taskOf(one, body), one, body, teacherId));
    if (changed.length === 0) return [];
    await writeReviews(tx, changed, body, teacherId);
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'answer.review' },
      subject: `homework:${own.taskHash}`,
      before: { shares: changed.map((one) => String(taskOf(one, body).share)) },
      after: {
        ...{ step: body.stepNumber, task: body.taskId, points: body.points },
        attempts: changed.map(({ attempt }) => attempt.code),
      },
    });
    return settleAll(tx, context, steps, attempts);
  });
  journals.tellMarks(own, students);
  await outbox.look('mark', toPassOn);
  return { done: true };
};

/** Settles attempts again by what is stored now. @returns the ids of the marks that diaries are to get */
export async function settleAll(
  tx: Parameters<typeof settle>[0],
  context: Pick<Context, 'optionSecret'>,
  ...[steps, attempts]: [Parameters<typeof assessAttempts>[2], Parameters<typeof assessAttempts>[3]]
): Promise<string[]> {
  const marks: string[] = [];
  for (const one of await assessAttempts(tx, context, steps, attempts))
    marks.push(...(await settle(tx, one)));
  return marks;
}

function taskOf({ tasks }: AssessedAttempt, { stepNumber, taskId }: Body): AssessedTask {
  const task = tasks.find((one) => one.stepNumber === stepNumber && one.source.id === taskId);
  if (!task) throw new ServiceError('task_not_in_homework');
  return task;
}

/** @returns false for what stands there already */
function isToChange(
  task: AssessedTask,
  { attempt }: AssessedAttempt,
  body: Body,
  teacherId: string,
): boolean {
  const { answer, review, source } = task;
  const share = shareOf(task, body);
  if (body.points !== null && !answer)
    throw new ServiceError('invalid_request', { field: 'body.points' });
  const named = body.answers.find(({ attemptCode }) => attemptCode === attempt.code);
  const isSent =
    review !== null &&
    review.reviewedBy === teacherId &&
    review.version === (named?.version ?? 0) + 1 &&
    review.comment === body.comment &&
    isSameShare(share, review.share) &&
    isDeepStrictEqual(review.criteria, criteriaGiven(body)) &&
    review.ofAnswer === (named?.answerId ?? null);
  if (isSent) return false;
  const isAsNamed =
    named?.answerId === (answer?.answerId ?? null) && named.version === (review?.version ?? 0);
  if (!isAsNamed) throw new ServiceError('review_changed', { field: source.id });
  return true;
}

/** Without points there are none by criterion. */
const criteriaGiven = ({ points, criteria }: Body) => (points === null ? null : criteria);

/** Stored in four bytes. */
const isSameShare = (share: number | null, stored: number | null) =>
  share === null || stored === null ? share === stored : Math.fround(share) === Math.fround(stored);

/** @throws ServiceError `invalid_request` for points that the task or a criterion of it does not have */
function shareOf({ source }: AssessedTask, { points, criteria }: Body): number | null {
  if (points === null) return null;
  const known = new Map(criteriaOf(source).map((one) => [one.id, one.points]));
  for (const [id, given] of Object.entries(criteria ?? {}))
    if (given > (known.get(id) ?? -1))
      throw new ServiceError('invalid_request', { field: `body.criteria.${id}` });
  if (points > source.points) throw new ServiceError('invalid_request', { field: 'body.points' });
  return points / source.points;
}

async function writeReviews(
  tx: Pick<Db, 'insert'>,
  changed: readonly AssessedAttempt[],
  body: Body,
  teacherId: string,
): Promise<void> {
  const { stepNumber, taskId, comment } = body;
  const rows = changed.map((one) => {
    const task = taskOf(one, body);
    return {
      ...{ attemptId: one.attempt.id, stepNumber, taskId, comment },
      ofAnswer: task.answer?.answerId ?? null,
      share: shareOf(task, body),
      criteria: criteriaGiven(body),
      ...{ isReturned: false, version: 1, reviewedBy: teacherId, reviewedAt: new Date() },
    };
  });
  await upsertReviews(tx, rows);
}

/** Puts remarks in place of those that are there; each gets the next version. */
export async function upsertReviews(
  tx: Pick<Db, 'insert'>,
  rows: (typeof answerReview.$inferInsert)[],
): Promise<void> {
  const { attemptId, stepNumber, taskId } = answerReview;
  await tx
    .insert(answerReview)
    .values(rows)
    .onConflictDoUpdate({
      target: [attemptId, stepNumber, taskId],
      set: {
        ofAnswer: sql`excluded.of_answer`,
        share: sql`excluded.share`,
        criteria: sql`excluded.criteria`,
        comment: sql`excluded.comment`,
        isReturned: sql`excluded.is_returned`,
        version: sql`${answerReview.version} + 1`,
        reviewedBy: sql`excluded.reviewed_by`,
        reviewedAt: sql`excluded.reviewed_at`,
      },
    });
}
