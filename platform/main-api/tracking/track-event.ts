import { and, eq } from 'drizzle-orm';
import { userFeatures } from '@/lib/contract/user/user-features';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { event, user } from '@/platform/main-api/database/schema';
import { holds, refuseUnless } from './same-content';

/** [TRK-02] */
export const trackEvent: Verb<'trackEvent'> = async (context, { body }) => {
  const { idempotencyKey: id, eventType, userAgent } = body;
  const { userId } = callerOf(context);
  const payload = { ...body.payload, ...(await groupOf(context.db, userId)) };
  const own = { userId, idempotencyKey: id };
  const { rowCount } = await withinQuota(context.db, 'event', own, (tx) =>
    tx.insert(event).values({ id, userId, eventType, payload, userAgent }).onConflictDoNothing(),
  );
  if (!rowCount) {
    const isSame = and(
      ...[eq(event.id, id), eq(event.userId, userId), eq(event.eventType, eventType)],
      ...[eq(event.userAgent, userAgent), holds(event.payload, payload)],
    );
    refuseUnless(await context.db.$count(event, isSame));
  }
  return { done: true };
};

/** The class of those whose group is told with every event. [FEAT-02] */
async function groupOf(db: Db, userId: string): Promise<{ smGroup?: string }> {
  const [row] = await db
    .select({ features: user.features, number: user.classNumber, letter: user.classLetter })
    .from(user)
    .where(eq(user.id, userId));
  if (row?.number === undefined || row.number === null) return {};
  return row.features.includes(userFeatures.smGroup)
    ? { smGroup: `${row.number}${row.letter}` }
    : {};
}
