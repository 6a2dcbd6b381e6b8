import { eq } from 'drizzle-orm';
import { assertUsable } from '@/platform/payments/catalogue/promo-codes';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cart } from '@/platform/payments/schema';
import { lockOwnCart, presentCart } from './own-cart';

/**
 * Lowers the prices of the cart; a code that was applied before gives way.
 *
 * @throws ServiceError `promocode_not_found`, `promocode_expired`, `promocode_used_up`
 */
export const applyPromocode: PaymentVerb<'applyPromocode'> = async (context, { params, body }) => {
  const { db } = context;
  const { promocode } = body;
  return db.transaction(async (tx) => {
    const own = await lockOwnCart(tx, userOf(context), params.cartId);
    await assertUsable(tx, promocode);
    await tx.update(cart).set({ promocode }).where(eq(cart.id, own.id));
    return presentCart(tx, { ...own, promocode });
  });
};
