import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import { GIFT_CODE_PAIRS, pronounceableCode } from '@/platform/kernel/codes';
import { ServiceError } from '@/platform/kernel/errors';
import { fingerprintOf } from '@/platform/kernel/fingerprint';
import type { Priced } from '@/platform/payments/catalogue/price';
import { userOf, type PaymentContext, type Transaction } from '@/platform/payments/context';
import { order, type CancelReason } from '@/platform/payments/schema';
import type { OrderRow } from './to-order';

const DAY = 24 * 3_600_000;

/** In these states an order can be paid. */
export const unpaid = inArray(order.state, ['pending', 'failed']);

type Ordered = {
  priced: Priced;
  cartId: string | null;
  promocode: string | null;
  giftEmail: string | null;
  /** Where the receipt goes, when it is known. */
  email: string | null;
};

/**
 * The page on which this can be paid. The same content has one order until it is paid; other content of
 * the same cart replaces it.
 *
 * @param read what is ordered; of a cart it is locked there, before its orders
 * @throws ServiceError `cart_empty`
 */
export async function orderUrl(
  context: PaymentContext,
  read: (tx: Transaction) => Promise<Ordered>,
): Promise<string> {
  const { id } = await context.db.transaction(async (tx) =>
    createOrder(tx, userOf(context), await read(tx)),
  );
  return `${context.env.PAYMENTS_ORIGIN}/pay/${id}`;
}

async function createOrder(
  tx: Transaction,
  userId: string,
  { priced, cartId, ...rest }: Ordered,
): Promise<OrderRow> {
  if (priced.items.length === 0) throw new ServiceError('cart_empty');
  const fingerprint = fingerprintOf({ cartId, items: priced.items, ...rest });
  const own = and(eq(order.userId, userId), unpaid);
  const isSame = eq(order.fingerprint, fingerprint);
  if (cartId !== null)
    await cancel(tx, and(own, eq(order.cartId, cartId), not(isSame)), 'replaced');
  await cancel(tx, and(own, isSame, lt(order.payableUntil, new Date())), 'expired');
  await tx
    .insert(order)
    .values({
      ...rest,
      ...priced,
      ...{ userId, cartId, fingerprint },
      giftCode: rest.giftEmail === null ? null : pronounceableCode(GIFT_CODE_PAIRS),
      payableUntil: new Date(Date.now() + DAY),
    })
    .onConflictDoNothing({
      target: [order.userId, order.fingerprint],
      where: sql`state in ('pending', 'failed')`,
    });
  const [row] = await tx.select().from(order).where(and(own, isSame));
  // Paid in this very moment.
  if (!row) throw new ServiceError('conflict');
  return row;
}

/** Takes orders out of the way, and keeps why. */
export async function cancel(
  tx: Transaction,
  which: SQL | undefined,
  cancelledBecause: CancelReason,
): Promise<void> {
  await tx.update(order).set({ state: 'cancelled', cancelledBecause }).where(which);
}
