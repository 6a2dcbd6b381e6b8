import { lockOwnCart, priceCart } from '@/platform/payments/cart/own-cart';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { orderUrl } from './create-order';

/**
 * Where the cart is paid, for oneself or as a gift. [PAY-01]
 *
 * @throws ServiceError `cart_empty`
 */
export const getPaymentUrl: PaymentVerb<'getPaymentUrl'> = async (context, { params, query }) => {
  const email = query.email ?? null;
  const isGift = query.as_gift !== undefined;
  const url = await orderUrl(context, async (tx) => {
    const own = await lockOwnCart(tx, userOf(context), params.cartId);
    const { promocode, ...priced } = await priceCart(tx, own);
    return {
      priced,
      cartId: own.id,
      promocode,
      giftEmail: isGift ? email : null,
      email: isGift ? null : email,
    };
  });
  return { url };
};
