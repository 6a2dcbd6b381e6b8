import { and, eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { event } from '@/platform/main-api/database/schema';
import { holds, refuseUnless } from './same-content';

/** [TRK-02] */
export const trackEvent: Verb<'trackEvent'> = async (context, { body }) => {
  const { idempotencyKey: id, eventType, payload, userAgent } = body;
  const { userId } = callerOf(context);
  const { rowCount } = await context.db
    .insert(event)
    .values({ id, userId, eventType, payload, userAgent })
    .onConflictDoNothing();
  if (!rowCount) {
    const isSame = and(
      ...[eq(event.id, id), eq(event.userId, userId), eq(event.eventType, eventType)],
      ...[eq(event.userAgent, userAgent), holds(event.payload, payload)],
    );
    refuseUnless(await context.db.$count(event, isSame));
  }
  return { done: true };
};
