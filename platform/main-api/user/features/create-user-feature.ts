import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ozonFeatureValueSchema, type OzonPromotion } from '@/lib/contract/user/ozon-promotion';
import { userFeatures } from '@/lib/contract/user/user-features';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user, userFeature } from '@/platform/main-api/database/schema';
import { isOzonOf, newPromotion, refuseClosed, registered } from './ozon-promotion';

/**
 * Gives a student the feature of the Ozon promotion, with the lot drawn here and once. Whoever asks
 * again gets what is there, also after the end of the promotion. Every other feature is given by
 * operators. [FEAT-02]
 *
 * @throws ServiceError `forbidden` for another feature and for who is not fully registered,
 *   `promotion_over` outside of its window
 */
export const createUserFeature: Verb<'createUserFeature'> = async (context, { body }) => {
  const { env, db } = context;
  const { featureName } = body;
  if (featureName !== userFeatures.ozon) throw new ServiceError('forbidden');
  const value = ozonFeatureValueSchema.safeParse(body.featureValue);
  if (!value.success) throw new ServiceError('invalid_request', { field: 'body.featureValue' });
  const { userId } = callerOf(context);
  const featureValue = await db.transaction(async (tx): Promise<OzonPromotion> => {
    const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (account?.status !== 'registered') throw new ServiceError('forbidden');
    const [existing] = await tx.select().from(userFeature).where(isOzonOf(userId));
    if (existing) return existing.value;
    const now = new Date();
    refuseClosed(env, now.getTime());
    const drawn = newPromotion(randomInt(2) === 1);
    const created = (value.data && registered(drawn, value.data, now)) ?? drawn;
    await tx.insert(userFeature).values({ userId, name: featureName, value: created });
    await tx
      .update(user)
      .set({ features: sql`array_append(${user.features}, ${featureName})` })
      .where(eq(user.id, userId));
    return created;
  });
  return { featureName, featureValue };
};
