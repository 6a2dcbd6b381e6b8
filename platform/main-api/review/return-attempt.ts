import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { answerReview, attempt } from '@/platform/main-api/database/schema';
import { assertNotWithdrawn } from '@/platform/main-api/homework/find-homework';
import { assertFinished, getWork, lockAttempts } from './work/find-work';
import { upsertReviews } from './review-answers';
import { assessAttempts, type AssessedAttempt } from './work/settle';

type Input = Parameters<Verb<'returnAttempt'>>[1];

/**
 * Gives tasks of a finished attempt back: the student does these again, and no others. The mark stays
 * what it was until the attempt is finished again. Sent again it changes nothing. [REV-03]
 *
 * @throws ServiceError `attempt_not_found`, `attempt_not_finished`, `homework_withdrawn`,
 *   `task_not_in_homework`, `review_changed`
 */
export const returnAttempt: Verb<'returnAttempt'> = async (context, { params, body }) => {
  const { db, journals } = context;
  const teacherId = callerOf(context).userId;
  const own = await getWork(db, teacherId, params.attemptCode);
  assertNotWithdrawn(own.homework.state);
  const steps = await loadSteps(context, own.homework.id);
  await db.transaction(async (tx) => {
    const attempts = await lockAttempts(tx, own.homework.id, [params.attemptCode]);
    const [locked] = attempts;
    if (!locked) throw new ServiceError('attempt_not_found');
    if (locked.returnedAt !== null && locked.reviewVersion === body.version + 1) return;
    assertFinished(locked);
    if (locked.reviewVersion !== body.version) throw new ServiceError('review_changed');
    const [assessed] = await assessAttempts(tx, context, steps, attempts);
    const rows = assessed ? rowsOf(assessed, body.tasks, teacherId) : [];
    // What was to be done again before is done.
    await tx
      .update(answerReview)
      .set({ isReturned: false })
      .where(eq(answerReview.attemptId, locked.id));
    await upsertReviews(tx, rows);
    await tx
      .update(attempt)
      .set({
        finishedAt: null,
        // It was about the work as it is now.
        ...{ scoreByHand: null, scoreReason: null },
        returnedAt: sql`now()`,
        currentStep: Math.min(...rows.map(({ stepNumber }) => stepNumber)),
        reviewVersion: locked.reviewVersion + 1,
      })
      .where(eq(attempt.id, locked.id));
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'attempt.return' },
      subject: `attempt:${locked.code}`,
      before: { score: locked.score },
      after: { tasks: rows.map(({ stepNumber, taskId }) => `${stepNumber}/${taskId}`) },
    });
  });
  journals.tellMarks(own.homework, [own.attempt.studentId]);
  return { done: true };
};

/** @throws ServiceError `task_not_in_homework` */
function rowsOf(
  { attempt: of, tasks }: AssessedAttempt,
  returned: Input['body']['tasks'],
  teacherId: string,
) {
  return returned.map(({ stepNumber, taskId, comment }) => {
    const task = tasks.find((one) => one.stepNumber === stepNumber && one.source.id === taskId);
    if (!task) throw new ServiceError('task_not_in_homework');
    const standing = task.isStanding ? task.review : null;
    return {
      ...{ attemptId: of.id, stepNumber, taskId, comment, isReturned: true },
      ofAnswer: task.answer?.answerId ?? null,
      // What it has earned stays, should the student leave the answer as it is.
      ...{ share: standing?.share ?? null, criteria: standing?.criteria ?? null },
      ...{ version: 1, reviewedBy: teacherId, reviewedAt: new Date() },
    };
  });
}
