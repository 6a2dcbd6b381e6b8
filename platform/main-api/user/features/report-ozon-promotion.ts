import type { OzonEvent, OzonPromotion } from '@/lib/contract/user/ozon-promotion';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { userFeature } from '@/platform/main-api/database/schema';
import { invoked, isOzonOf, refuseClosed, registered, shown } from './ozon-promotion';

/**
 * What happens to the promotion's popup. A page shows it only when `shown` was accepted: so several
 * tabs and devices together show it no oftener than it may be. [FEAT-02]
 *
 * @throws ServiceError `not_found` before the feature is created, `promotion_over` outside of its window
 */
export const reportOzonPromotion: Verb<'reportOzonPromotion'> = async (context, { body }) => {
  const { env, db } = context;
  const { userId } = callerOf(context);
  const now = new Date();
  refuseClosed(env, now.getTime());
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(userFeature).where(isOzonOf(userId)).for('update');
    if (!row) throw new ServiceError('not_found');
    const next = changed(row.value, body, now);
    if (next === null) return { accepted: false, promotion: row.value };
    await tx.update(userFeature).set({ value: next }).where(isOzonOf(userId));
    return { accepted: true, promotion: next };
  });
};

function changed(promotion: OzonPromotion, told: OzonEvent, now: Date): OzonPromotion | null {
  if (told.event === 'registered') return registered(promotion, told, now);
  return told.event === 'shown' ? shown(promotion, now) : invoked(promotion, now);
}
