import { and, eq } from 'drizzle-orm';
import { getPosition } from '@/platform/payments/catalogue/positions';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cartItem } from '@/platform/payments/schema';
import { lockOwnCart, presentCart } from './own-cart';

/** Takes a position out of the cart; one that is not in it changes nothing. */
export const deletePosition: PaymentVerb<'deletePosition'> = async (context, { params, query }) => {
  const { db } = context;
  const { id } = getPosition(query.position);
  return db.transaction(async (tx) => {
    const own = await lockOwnCart(tx, userOf(context), params.cartId);
    await tx.delete(cartItem).where(and(eq(cartItem.cartId, own.id), eq(cartItem.position, id)));
    return presentCart(tx, own);
  });
};
