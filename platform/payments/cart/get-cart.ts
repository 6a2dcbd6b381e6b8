import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { getOwnCart, openCart, presentCart } from './own-cart';

/** The cart with this id, else the open one. [PAY-01] [PAY-04] */
export const getCart: PaymentVerb<'getCart'> = async (context, { query }) => {
  const { db } = context;
  const userId = userOf(context);
  const { cart_id: id } = query;
  return presentCart(db, await (id ? getOwnCart(db, userId, id) : openCart(db, userId)));
};
