import { and, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt } from '@/platform/main-api/database/schema';
import { getOwnAttempt } from '@/platform/main-api/attempt/find-attempt';

/** Keeps where the student is, so that another device opens the same step. [HW-02] */
export const savePosition: Verb<'savePosition'> = async (context, { params, body }) => {
  const { db } = context;
  const row = await getOwnAttempt(db, callerOf(context).userId, params.attemptCode);
  if (body.stepNumber > row.homework.stepCount) throw new ServiceError('task_not_in_homework');
  if (row.attempt.finishedAt) throw new ServiceError('attempt_finished');
  await db
    .update(attempt)
    .set({ currentStep: body.stepNumber })
    .where(and(eq(attempt.id, row.attempt.id), isNull(attempt.finishedAt)));
  return { done: true };
};
