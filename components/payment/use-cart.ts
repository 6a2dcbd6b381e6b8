'use client';

import { useState } from 'react';
import { callPayment } from '@/lib/api/call-payment';
import type { Result } from '@/lib/contract/call/result';
import type { Cart } from '@/lib/contract/payment/payment';
import { useActions } from './use-actions';

export type CartActions = ReturnType<typeof useCart>;

/** What runs, and what it was that did not work. */
type Part = 'cart' | 'promocode' | 'pay' | 'buy';

/** The cart as the payment service has answered last, and all that is done with it. [PAY-01] */
export function useCart(initial: Cart) {
  const [cart, setCart] = useState(initial);
  const { pending, failed, run, leave } = useActions<Part>();
  const params = { cartId: cart.id };

  async function change(part: Part, call: () => Promise<Result<Cart>>): Promise<void> {
    const failure = await run(part, call, setCart);
    if (failure?.status !== 404 && failure?.status !== 409) return;
    // It was paid or changed in another tab: what is there now is shown.
    const open = await callPayment('getCart', {});
    if (open.ok) setCart(open.value);
  }

  const goTo = (part: 'pay' | 'buy', call: () => Promise<Result<{ url: string }>>) =>
    run(part, call, ({ url }) => leave(part, url));

  return {
    cart,
    pending,
    failed,
    setQuantity: (position: string, quantity: number) =>
      change('cart', () =>
        quantity === 0
          ? callPayment('deletePosition', { params, query: { position } })
          : callPayment('addPositions', { body: [{ cart: cart.id, position, quantity }] }),
      ),
    clean: () => change('cart', () => callPayment('cleanCart', { params })),
    applyPromocode: (promocode: string) =>
      change('promocode', () => callPayment('applyPromocode', { params, body: { promocode } })),
    /** @param giftEmail null for oneself */
    pay: (giftEmail: string | null) => {
      const query = giftEmail === null ? {} : { as_gift: 'true' as const, email: giftEmail };
      return goTo('pay', () => callPayment('getPaymentUrl', { params, query }));
    },
    buy: (position: string) =>
      goTo('buy', () => callPayment('getFastBuyUrl', { query: { position } })),
  };
}
