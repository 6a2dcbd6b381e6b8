import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { GIFT_CODE_PAIRS, pronounceableCode } from '@/platform/kernel/codes';
import { ServiceError } from '@/platform/kernel/errors';
import { fingerprintOf } from '@/platform/kernel/fingerprint';

import type { Priced } from '@/platform/payments/catalogue/price';
import { userOf, type PaymentContext } from '@/platform/payments/context';
import { order } from '@/platform/payments/schema';
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
 * @throws ServiceError `cart_empty`
 */
export async function orderUrl(context: PaymentContext, ordered: Ordered): Promise<string> {
  if (ordered.priced.items.length === 0) throw new ServiceError('cart_empty');
  const { id } = await createOrder(context, userOf(context), ordered);
  return `${context.env.PAYMENTS_ORIGIN}/pay/${id}`;
}

function createOrder(
  { db }: PaymentContext,
  userId: string,
  { priced, cartId, ...rest }: Ordered,
): Promise<OrderRow> {
  const fingerprint = fingerprintOf({ cartId, items: priced.items, ...rest });
  const own = and(eq(order.userId, userId), unpaid);
  return db.transaction(async (tx) => {
    const ofOtherContent = and(
      cartId === null ? sql`false` : eq(order.cartId, cartId),
      ne(order.fingerprint, fingerprint),
    );
    await tx
      .update(order)
      .set({ state: 'cancelled' })
      .where(and(own, or(lt(order.payableUntil, new Date()), ofOtherContent)));
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
    const [row] = await tx
      .select()
      .from(order)
      .where(and(own, eq(order.fingerprint, fingerprint)));
    // Paid in this very moment.
    if (!row) throw new ServiceError('conflict');
    return row;
  });
}
