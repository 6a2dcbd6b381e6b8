import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { stepReview } from '@/platform/main-api/database/schema';
import { lookAtStep, reviewOf } from './review-of';

type Remark = Omit<typeof stepReview.$inferSelect, 'createdAt'>;

/**
 * Keeps a comment of a step approver, or the correction that somebody with smStepSuggestions suggests. It is
 * of the revision that they have looked at, which may have been replaced meanwhile. [HW-12]
 *
 * @throws ServiceError `not_found`, `forbidden` for others, `invalid_request` for a revision that there is
 *   not, `conflict` for a key that was used for something else, `rate_limited`
 */
export const remarkStep: Verb<'remarkStep'> = async (context, { params, body }) => {
  const { stepUuid } = params;
  const { idempotencyKey, kind, revision, text } = body;
  const { userId } = callerOf(context);
  const reviewed = await lookAtStep(context, stepUuid);
  const { mayApprove, maySuggest } = reviewed.standing;
  if (!(kind === 'comment' ? mayApprove : maySuggest)) throw new ServiceError('forbidden');
  if (revision > reviewed.revision)
    throw new ServiceError('invalid_request', { field: 'body.revision' });
  await withinQuota(context.db, 'stepReview', { userId, idempotencyKey }, (tx) =>
    keep(tx, { id: idempotencyKey, stepUuid, revision, userId, kind, text }),
  );
  return reviewOf(context, stepUuid, reviewed);
};

async function keep(db: Pick<Db, 'insert' | 'select'>, remark: Remark): Promise<void> {
  const added = await db.insert(stepReview).values(remark).onConflictDoNothing().returning();
  if (added.length > 0) return;
  const [kept] = await db.select().from(stepReview).where(eq(stepReview.id, remark.id));
  const isSame = (Object.keys(remark) as (keyof Remark)[]).every(
    (name) => kept?.[name] === remark[name],
  );
  if (!isSame) throw new ServiceError('conflict');
}
