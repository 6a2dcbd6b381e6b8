'use client';

import { useEffect, useState } from 'react';
import { callPayment } from '@/lib/api/call-payment';
import { useCalls, type Outcome } from '@/lib/api/use-calls';
import type { Result } from '@/lib/contract/call/result';
import type { Cart } from '@/lib/contract/payment/payment';
import { reachGoal } from '@/lib/browser/goals';

export type CartActions = ReturnType<typeof useCart>;

/** What runs, and what it was that did not work; with the position where there are several. */
type Part = 'cart' | 'promocode' | 'pay' | `add ${string}` | `buy ${string}`;

/** How old a page may be that still shows the cart as it is, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * The cart as the payment service has answered last, and all that is done with it. [PAY-01]
 *
 * @param renderedAt when it was asked for, ISO 8601
 */
export function useCart(initial: Cart, renderedAt: string) {
  const [cart, setCart] = useState(initial);
  const { pending, failed, run, leave } = useCalls<Part>();
  const params = { cartId: cart.id };

  useEffect(() => {
    // Who comes back to the page finds the one that the browser has kept.
    if (Date.now() - Date.parse(renderedAt) > FRESH_MS) void renewCart(setCart);
  }, [renderedAt]);

  async function act<Value>(
    part: Part,
    call: () => Promise<Result<Value>>,
    onValue: (value: Value) => void,
  ): Promise<Outcome> {
    const outcome = await run(part, call, onValue);
    // It was paid or changed in another tab: what is there now is shown.
    const { status } = typeof outcome === 'string' ? { status: 0 } : outcome;
    if (status === 404 || status === 409) await renewCart(setCart);
    return outcome;
  }

  const setQuantity = (position: string, quantity: number) =>
    callPayment('addPositions', { body: [{ cart: cart.id, position, quantity }] });
  const goTo = (part: Part, call: () => Promise<Result<{ url: string }>>) =>
    act(part, call, ({ url }) => {
      reachGoal('payment_begun');
      leave(part, url);
    });

  return {
    cart,
    pending,
    failed,
    add: (position: string) => act(`add ${position}`, () => setQuantity(position, 1), setCart),
    setQuantity: (position: string, quantity: number) =>
      act('cart', () => setQuantity(position, quantity), setCart),
    remove: (position: string) =>
      act('cart', () => callPayment('deletePosition', { params, query: { position } }), setCart),
    clean: () => act('cart', () => callPayment('cleanCart', { params }), setCart),
    applyPromocode: (promocode: string) =>
      act(
        'promocode',
        () => callPayment('applyPromocode', { params, body: { promocode } }),
        setCart,
      ),
    /** @param giftEmail null for oneself */
    pay: (giftEmail: string | null) => {
      const query = giftEmail === null ? {} : { as_gift: 'true' as const, email: giftEmail };
      return goTo('pay', () => callPayment('getPaymentUrl', { params, query }));
    },
    buy: (position: string) =>
      goTo(`buy ${position}`, () => callPayment('getFastBuyUrl', { query: { position } })),
  };
}

async function renewCart(setCart: (cart: Cart) => void): Promise<void> {
  const open = await callPayment('getCart', {});
  if (open.ok) setCart(open.value);
}
