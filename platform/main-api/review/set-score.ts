import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt } from '@/platform/main-api/database/schema';
import { assertFinished, getWork, lockAttempts } from './work/find-work';
import { settleAll } from './review-answers';

/**
 * Sets the score of a finished attempt by hand, for a reason that the student reads; null takes it back,
 * and what the tasks come to counts again. Sent again it changes nothing. [REV-03]
 *
 * @throws ServiceError `attempt_not_found`, `attempt_not_finished`, `review_changed`
 */
export const setScore: Verb<'setScore'> = async (context, { params, body }) => {
  const { db, journals, outbox } = context;
  const teacherId = callerOf(context).userId;
  const own = await getWork(db, teacherId, params.attemptCode);
  const steps = await loadSteps(context, own.homework.id);
  const scoreByHand = body.score;
  const scoreReason = scoreByHand === null ? null : body.reason;
  const toPassOn = await db.transaction(async (tx) => {
    const [locked] = await lockAttempts(tx, own.homework.id, [params.attemptCode]);
    if (!locked) throw new ServiceError('attempt_not_found');
    assertFinished(locked);
    const isThere = locked.scoreByHand === scoreByHand && locked.scoreReason === scoreReason;
    if (isThere) return [];
    if (locked.reviewVersion !== body.version) throw new ServiceError('review_changed');
    const set = { scoreByHand, scoreReason, reviewVersion: locked.reviewVersion + 1 };
    await tx.update(attempt).set(set).where(eq(attempt.id, locked.id));
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'mark.change', subject: `attempt:${locked.code}` },
      before: { score: locked.score, byHand: locked.scoreByHand },
      after: { byHand: scoreByHand },
    });
    return settleAll(tx, context, steps, [{ ...locked, ...set }]);
  });
  journals.tellMarks(own.homework, [own.attempt.studentId]);
  await outbox.look('mark', toPassOn);
  return { done: true };
};
