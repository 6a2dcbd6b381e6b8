import type { PaymentCallName } from '@/lib/contract/payment/calls';
import { addPositions } from '@/platform/payments/cart/add-positions';
import { applyPromocode } from '@/platform/payments/cart/apply-promocode';
import { cleanCart } from '@/platform/payments/cart/clean-cart';
import { deletePosition } from '@/platform/payments/cart/delete-position';
import { getCart } from '@/platform/payments/cart/get-cart';
import { getBanner } from '@/platform/payments/catalogue/get-banner';
import type { PaymentVerb } from '@/platform/payments/context';
import { getFastBuyUrl } from '@/platform/payments/order/get-fast-buy-url';
import { getLastOrder } from '@/platform/payments/order/get-last-order';
import { getPaymentUrl } from '@/platform/payments/order/get-payment-url';

/** What answers each row of the payment API: without one it does not compile. */
export const verbs: { [Name in PaymentCallName]: PaymentVerb<Name> } = {
  addPositions,
  applyPromocode,
  cleanCart,
  deletePosition,
  getBanner,
  getCart,
  getFastBuyUrl,
  getLastOrder,
  getPaymentUrl,
};
