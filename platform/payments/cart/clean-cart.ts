import { eq } from 'drizzle-orm';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cart, cartItem } from '@/platform/payments/schema';
import { getOwnCart, presentCart } from './own-cart';

/** Takes everything out of the cart, the promo code too. */
export const cleanCart: PaymentVerb<'cleanCart'> = async (context, { params }) => {
  const { db } = context;
  const own = await getOwnCart(db, userOf(context), params.cartId);
  await db.transaction(async (tx) => {
    await tx.delete(cartItem).where(eq(cartItem.cartId, own.id));
    await tx.update(cart).set({ promocode: null }).where(eq(cart.id, own.id));
  });
  return presentCart(db, { ...own, promocode: null });
};
