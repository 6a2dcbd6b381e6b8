import { and, eq, ne } from 'drizzle-orm';
import { useCode } from '@/platform/payments/catalogue/promo-codes';
import type { Payments, Transaction } from '@/platform/payments/context';
import { notify, type Telling } from '@/platform/payments/notification/notify';
import { cart, order } from '@/platform/payments/schema';
import { unpaid } from './create-order';
import { receiptOf } from './receipt';
import type { OrderRow } from './to-order';

/** The version of the offer that the payment page shows. */
export const OFFER_VERSION = '2021-08-01';

/**
 * Takes the money for an order, once: of many at the same moment the first does. What the payer has
 * agreed to and what the receipt needs are kept with it. [PAY-06]
 *
 * @param telling how the main API is told
 * @returns the order as it is then: `cancelled` when its cart was paid already, when its time is over, and
 *   when its promo code is used up
 */
export async function payOrder(
  { db, deliverSoon }: Payments,
  id: string,
  { email, telling }: { email: string; telling: Telling },
): Promise<OrderRow | undefined> {
  const paid = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, id);
    if (!row || !isUnpaid(row)) return row;
    if (row.payableUntil <= new Date() || !(await takeCart(tx, row)) || !(await takeCode(tx, row)))
      return change(tx, id, { state: 'cancelled' });
    const paidAt = new Date();
    const changed = await change(tx, id, {
      ...{ state: 'paid', email, paidAt, offerVersion: OFFER_VERSION, offerAcceptedAt: paidAt },
      receipt: receiptOf(row, email, paidAt),
    });
    if (changed) await notify(tx, changed, 'paid', telling);
    return changed;
  });
  deliverSoon();
  return paid;
}

/** The bank has refused: the order can still be paid. */
export async function failOrder({ db }: Payments, id: string): Promise<void> {
  await db
    .update(order)
    .set({ state: 'failed' })
    .where(and(eq(order.id, id), unpaid));
}

export const isUnpaid = ({ state }: Pick<OrderRow, 'state'>) =>
  state === 'pending' || state === 'failed';

/** The cart is locked before its orders, so that two of them cannot wait for each other. */
async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [found] = await tx.select({ cartId: order.cartId }).from(order).where(eq(order.id, id));
  if (found?.cartId)
    await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, found.cartId)).for('update');
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update');
  return row;
}

/** Closes the cart of an order; false when it was paid by another one. */
async function takeCart(tx: Transaction, { id, cartId }: OrderRow): Promise<boolean> {
  if (cartId === null) return true;
  const { rowCount } = await tx
    .update(cart)
    .set({ state: 'ordered' })
    .where(and(eq(cart.id, cartId), eq(cart.state, 'open')));
  await tx
    .update(order)
    .set({ state: 'cancelled' })
    .where(and(eq(order.cartId, cartId), ne(order.id, id), unpaid));
  return rowCount === 1;
}

async function takeCode(tx: Transaction, { promocode }: OrderRow): Promise<boolean> {
  return promocode === null || useCode(tx, promocode);
}

async function change(tx: Transaction, id: string, values: Partial<typeof order.$inferInsert>) {
  const [row] = await tx.update(order).set(values).where(eq(order.id, id)).returning();
  return row;
}
