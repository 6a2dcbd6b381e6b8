import { callPayments } from '@/app/_server/payments';
import type { PaymentReply } from '@/components/payment/payment-area';

/** Cart, banner and last order together; null when the payment service does not answer. [PAY-01] [PAY-03] */
export async function loadShop(userId: string): Promise<PaymentReply | null> {
  const [cart, banner, lastOrder] = await Promise.all([
    callPayments('getCart', { userId }),
    callPayments('getBanner', { userId }),
    callPayments('getLastOrder', { userId }),
  ]);
  if (!cart.ok || !lastOrder.ok) return null;
  return {
    cart: cart.value,
    // Without an advertisement one can buy as well.
    banner: banner.ok ? banner.value.banner : null,
    lastOrder: lastOrder.value.order,
  };
}
