import { quantitiesOf } from '@/platform/payments/cart/add-positions';
import { priceOf } from '@/platform/payments/catalogue/price';
import type { PaymentVerb } from '@/platform/payments/context';
import { orderUrl } from './create-order';

/** Where these positions are paid at once, whatever is in the cart. [PAY-01] */
export const getFastBuyUrl: PaymentVerb<'getFastBuyUrl'> = async (context, { query }) => {
  const quantities = quantitiesOf(query.position.map((position) => ({ position, quantity: 1 })));
  const lines = [...quantities].map(([position, quantity]) => ({ position, quantity }));
  const rest = { cartId: null, promocode: null, giftEmail: null, email: null };
  const ordered = { priced: priceOf(lines, 0), ...rest };
  return { url: await orderUrl(context, () => Promise.resolve(ordered)) };
};
