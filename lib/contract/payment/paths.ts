import type { Method } from '@/lib/contract/call/endpoint';

/** Before the paths of the payment service, where the browser calls it through web. */
export const PAYMENT_PREFIX = '/api/payment';

/**
 * Method and path of every call of the payment service, without their schemas, for the browser. [API-02]
 */
export const paymentPaths = {
  getCart: { method: 'GET', path: '/cart/get/' },
  addPositions: { method: 'POST', path: '/cart/add_position/' },
  deletePosition: { method: 'DELETE', path: '/cart/{cartId}/delete_position/' },
  cleanCart: { method: 'DELETE', path: '/cart/{cartId}/clean/' },
  applyPromocode: { method: 'POST', path: '/cart/{cartId}/apply_promocode/' },
  getPaymentUrl: { method: 'GET', path: '/cart/{cartId}/payment_url/' },
  getFastBuyUrl: { method: 'GET', path: '/cart/fast_buy_payment_url/' },
  getBanner: { method: 'GET', path: '/advertising/banner/' },
  getLastOrder: { method: 'GET', path: '/payment_history/last_order/' },
} as const satisfies Record<string, { method: Method; path: `/${string}/` }>;
