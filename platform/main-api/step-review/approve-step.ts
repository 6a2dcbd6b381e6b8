import { randomUUID } from 'node:crypto';
import { ServiceError } from '@/platform/kernel/errors';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { stepReview } from '@/platform/main-api/database/schema';
import { lookAtStep, reviewOf } from './review-of';

/**
 * Keeps that a step approver approves a revision, once for each person and revision. [HW-12]
 *
 * @throws ServiceError `not_found`, `forbidden` for others, `conflict` when the step has another revision
 *   meanwhile, which they have not looked at, `rate_limited`
 */
export const approveStep: Verb<'approveStep'> = async (context, { params, body }) => {
  const { stepUuid } = params;
  const { userId } = callerOf(context);
  const reviewed = await lookAtStep(context, stepUuid);
  if (!reviewed.standing.mayApprove) throw new ServiceError('forbidden');
  const { revision } = body;
  if (revision !== reviewed.revision) throw new ServiceError('conflict');
  const id = randomUUID();
  await withinQuota(context.db, 'stepReview', { userId, idempotencyKey: id }, (tx) =>
    tx
      .insert(stepReview)
      .values({ id, stepUuid, revision, userId, kind: 'approval' })
      .onConflictDoNothing(),
  );
  return reviewOf(context, stepUuid, reviewed);
};
