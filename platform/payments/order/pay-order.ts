import { and, eq, ne } from 'drizzle-orm';
import { priceCart, type CartRow } from '@/platform/payments/cart/own-cart';
import type { PricedItem } from '@/platform/payments/catalogue/price';
import { useCode } from '@/platform/payments/catalogue/promo-codes';
import type { Payments, Transaction } from '@/platform/payments/context';
import { notify, type Telling } from '@/platform/payments/notification/notify';
import { cart, order, type CancelReason } from '@/platform/payments/schema';
import { cancel, unpaid } from './create-order';
import { receiptOf } from './receipt';
import type { OrderRow } from './to-order';

/** The version of the offer that the payment page shows. */
export const OFFER_VERSION = '2021-08-01';

/**
 * Takes the money for an order, once: of many at the same moment the first does. What the payer has
 * agreed to and what the receipt needs are kept with it. [PAY-06]
 *
 * @param telling how the main API is told
 * @returns the order as it is then: `cancelled`, with the reason, when its time is over, its cart was paid
 *   or changed meanwhile, or its promo code counts no more; the cart stays open in that case
 */
export async function payOrder(
  { db, deliverSoon, env }: Payments,
  id: string,
  { email, telling }: { email: string; telling: Telling },
): Promise<OrderRow | undefined> {
  const paid = await db.transaction(async (tx) => {
    const { row, cart: of } = await lockOrder(tx, id);
    if (!row || !isUnpaid(row)) return row;
    const reason = await findReason(tx, row, of);
    if (reason) return change(tx, id, { state: 'cancelled', cancelledBecause: reason });
    if (of) await closeCart(tx, of.id, id);
    const paidAt = new Date();
    const changed = await change(tx, id, {
      ...{ state: 'paid', email, paidAt, offerVersion: OFFER_VERSION, offerAcceptedAt: paidAt },
      receipt: receiptOf(row, { email, paidAt, shop: env.PUBLIC_ORIGIN }),
    });
    if (changed) await notify(tx, changed, 'paid', telling);
    return changed;
  });
  deliverSoon();
  return paid;
}

/** Why the order cannot be paid, null when it can: then one use of its promo code is taken. */
async function findReason(
  tx: Transaction,
  row: OrderRow,
  of: CartRow | undefined,
): Promise<CancelReason | null> {
  if (row.payableUntil <= new Date()) return 'expired';
  if (of && of.state !== 'open') return 'cart_paid';
  if (of && !(await holds(tx, of, row))) return 'cart_changed';
  if (row.promocode !== null && !(await useCode(tx, row.promocode))) return 'promocode';
  return null;
}

/** Whether what was ordered is what the cart holds now; that its promo code was used up says nothing. */
async function holds(tx: Transaction, of: CartRow, row: OrderRow): Promise<boolean> {
  const { items, promocode } = await priceCart(tx, of);
  const contentOf = (lines: readonly PricedItem[]) =>
    lines.map(({ position, quantity }) => `${quantity} ${position}`).join();
  const isSameCode = row.promocode === promocode || row.promocode === of.promocode;
  return isSameCode && contentOf(items) === contentOf(row.items);
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
async function lockOrder(
  tx: Transaction,
  id: string,
): Promise<{ row: OrderRow | undefined; cart: CartRow | undefined }> {
  const [found] = await tx.select({ cartId: order.cartId }).from(order).where(eq(order.id, id));
  const [of] = found?.cartId
    ? await tx.select().from(cart).where(eq(cart.id, found.cartId)).for('update')
    : [];
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update');
  return { row, cart: of };
}

/** Its other orders cannot be paid any more. */
async function closeCart(tx: Transaction, cartId: string, orderId: string): Promise<void> {
  await tx.update(cart).set({ state: 'ordered' }).where(eq(cart.id, cartId));
  await cancel(tx, and(eq(order.cartId, cartId), ne(order.id, orderId), unpaid), 'cart_paid');
}

async function change(tx: Transaction, id: string, values: Partial<typeof order.$inferInsert>) {
  const [row] = await tx.update(order).set(values).where(eq(order.id, id)).returning();
  return row;
}
