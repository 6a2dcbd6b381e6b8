import { eq } from 'drizzle-orm';
import { assertUsable } from '@/platform/payments/catalogue/promo-codes';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cart } from '@/platform/payments/schema';
import { getOwnCart, presentCart } from './own-cart';

/**
 * Lowers the prices of the cart; a code that was applied before gives way.
 *
 * @throws ServiceError `promocode_not_found`, `promocode_expired`, `promocode_used_up`
 */
export const applyPromocode: PaymentVerb<'applyPromocode'> = async (context, { params, body }) => {
  const { db } = context;
  const own = await getOwnCart(db, userOf(context), params.cartId);
  const { promocode } = body;
  await assertUsable(db, promocode);
  await db.update(cart).set({ promocode }).where(eq(cart.id, own.id));
  return presentCart(db, { ...own, promocode });
};
