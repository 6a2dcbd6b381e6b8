import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { notificationSchema, type Notification } from '@/lib/contract/payment/notification';
import { ServiceError } from '@/platform/kernel/errors';
import { fingerprintOf } from '@/platform/kernel/fingerprint';
import { parsePart } from '@/platform/kernel/request-parts';
import type { Db } from '@/platform/main-api/context';
import { licence, paidOrder, user } from '@/platform/main-api/database/schema';
import { closeGap, lockLicences, type Transaction } from './chain';
import { grant } from './grant';

export const giftHashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/**
 * Takes what the payment service tells of an order: paid grants its licences once, refunded ends them, in
 * whatever order and however often they come. [PAY-06]
 *
 * @param given parsed JSON whose signature is right
 * @throws ServiceError `invalid_request`; `not_found` for a payer who is no user, `conflict` when the
 *   order is known as another one
 */
export async function receiveNotification(db: Db, given: unknown): Promise<void> {
  const told = parsePart(notificationSchema, given, 'body') as Notification;
  await db.transaction(async (tx) => {
    await lockLicences(tx);
    const isNew = await keepOrder(tx, told);
    if (told.event === 'paid' && isNew) await addLicences(tx, told);
    if (told.event === 'refunded') await endLicences(tx, told);
  });
}

/** Keeps the order when it is new. */
async function keepOrder(tx: Transaction, told: Notification): Promise<boolean> {
  const { orderId: id, userId, event: state, licences, giftCode } = told;
  const [payer] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId));
  if (!payer) throw new ServiceError('not_found', { field: 'userId', message: 'Unknown user' });
  const fingerprint = fingerprintOf({ userId, licences, giftCode });
  const { rowCount } = await tx
    .insert(paidOrder)
    .values({ id, userId, state, fingerprint })
    .onConflictDoNothing();
  if (rowCount) return true;
  const [known] = await tx.select().from(paidOrder).where(eq(paidOrder.id, id));
  // What a refund ends is what the order has granted, in whatever words it was told of then.
  const isSame =
    state === 'refunded' ? known?.userId === userId : known?.fingerprint === fingerprint;
  if (!isSame) throw new ServiceError('conflict');
  return false;
}

async function addLicences(tx: Transaction, told: Notification): Promise<void> {
  const { orderId, userId, giftCode } = told;
  const giftHash = giftCode === null ? null : giftHashOf(giftCode);
  for (const [line, { licence: kind, months }] of told.licences.entries()) {
    const one = { orderId, line, kind, months };
    await tx.insert(licence).values({ ...one, giftHash });
    if (giftHash === null) await grant(tx, one, userId);
  }
}

/**
 * Ends what the order has granted, and lets begin what was to follow it; a gift that nobody has taken
 * cannot be taken any more.
 */
async function endLicences(tx: Transaction, told: Notification): Promise<void> {
  const { orderId } = told;
  const endedAt = new Date(told.occurredAt);
  await tx.update(paidOrder).set({ state: 'refunded' }).where(eq(paidOrder.id, orderId));
  const ended = await tx
    .update(licence)
    .set({ until: sql`greatest(${licence.from}, ${told.occurredAt}::timestamptz)`, giftHash: null })
    .where(and(eq(licence.orderId, orderId), or(isNull(licence.until), gt(licence.until, endedAt))))
    .returning();
  for (const one of ended) if (one.userId !== null) await closeGap(tx, one, new Date());
}
