import { and, eq } from 'drizzle-orm';
import { withinQuota } from '@/platform/main-api/calls/quotas';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { message } from '@/platform/main-api/database/schema';
import { holds, refuseUnless } from './same-content';

/** [TRK-03] */
export const addFeedback: Verb<'addFeedback'> = async (context, { body }) => {
  const { idempotencyKey: id, type, meta } = body;
  const { userId } = callerOf(context);
  const own = { userId, idempotencyKey: id };
  const { rowCount } = await withinQuota(context.db, 'message', own, (tx) =>
    tx.insert(message).values({ id, userId, type, meta }).onConflictDoNothing(),
  );
  if (!rowCount) {
    const same = and(eq(message.userId, userId), eq(message.type, type), holds(message.meta, meta));
    refuseUnless(await context.db.$count(message, and(eq(message.id, id), same)));
  }
  return { done: true };
};
