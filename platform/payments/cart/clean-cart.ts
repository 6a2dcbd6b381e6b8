import { eq } from 'drizzle-orm';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cart, cartItem } from '@/platform/payments/schema';
import { lockOwnCart, presentCart } from './own-cart';

/** Takes everything out of the cart, the promo code too. */
export const cleanCart: PaymentVerb<'cleanCart'> = async (context, { params }) => {
  const { db } = context;
  return db.transaction(async (tx) => {
    const own = await lockOwnCart(tx, userOf(context), params.cartId);
    await tx.delete(cartItem).where(eq(cartItem.cartId, own.id));
    await tx.update(cart).set({ promocode: null }).where(eq(cart.id, own.id));
    return presentCart(tx, { ...own, promocode: null });
  });
};
