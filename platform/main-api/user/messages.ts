import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { event, message, utmMark } from '@/platform/main-api/database/schema';

/** [TRK-03] */
export const addFeedback: Verb<'addFeedback'> = async (context, { body }) => {
  const { idempotencyKey: id, type, meta } = body;
  const { userId } = callerOf(context);
  const { rowCount } = await context.db
    .insert(message)
    .values({ id, userId, type, meta })
    .onConflictDoNothing();
  if (!rowCount) {
    const same = and(eq(message.userId, userId), eq(message.type, type), holds(message.meta, meta));
    refuseUnless(await context.db.$count(message, and(eq(message.id, id), same)));
  }
  return { done: true };
};

/** [TRK-01] */
export const saveUtm: Verb<'saveUtm'> = async (context, { body }) => {
  const { idempotencyKey: id, utmMarks: marks, reffererUrl: referrerUrl } = body;
  const { userId } = callerOf(context);
  const { rowCount } = await context.db
    .insert(utmMark)
    .values({ id, userId, marks, referrerUrl })
    .onConflictDoNothing();
  if (!rowCount) {
    const isSame = and(
      ...[eq(utmMark.id, id), eq(utmMark.userId, userId)],
      ...[eq(utmMark.referrerUrl, referrerUrl), holds(utmMark.marks, marks)],
    );
    refuseUnless(await context.db.$count(utmMark, isSame));
  }
  return { done: true };
};

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

/** Whether a column holds this JSON, whatever the order of its keys. */
const holds = (column: AnyPgColumn, value: unknown): SQL =>
  sql`${column} = ${JSON.stringify(value)}::jsonb`;

/** @throws ServiceError `conflict` when the key was used for something else. */
function refuseUnless(sameRows: number): void {
  if (sameRows === 0) throw new ServiceError('conflict');
}
