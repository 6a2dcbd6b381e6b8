import { callPayments } from '@/app/_server/payments';
import type { PaymentAreaProps } from '@/components/payment/payment-area';

/** How long the page waits for the payment service, in milliseconds: the rest of it serves without. */
const TIME_LIMIT = 3_000;

/** Cart, banner and last order together; null when the payment service does not answer. [PAY-01] [PAY-03] */
export async function loadShop(userId: string): Promise<PaymentAreaProps['shop']> {
  const options = { timeLimit: TIME_LIMIT };
  const [cart, banner, lastOrder] = await Promise.all([
    callPayments('getCart', { userId }, options),
    callPayments('getBanner', { userId }, options),
    callPayments('getLastOrder', { userId }, options),
  ]);
  if (!cart.ok || !lastOrder.ok) return null;
  return {
    cart: cart.value,
    // Without an advertisement one can buy as well.
    banner: banner.ok ? banner.value.banner : null,
    lastOrder: lastOrder.value.order,
  };
}
