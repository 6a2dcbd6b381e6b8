'use client';

import type { ReactNode } from 'react';
import { useRenewedPage } from '@/components/ui/renewed/use-renewed-page';
import { useApi } from '@/lib/api/use-api';
import type { Licences } from '@/lib/contract/licence/licence';
import type { Cart, Order } from '@/lib/contract/payment/payment';
import { Banner } from './banner';
import { CartView } from './cart/cart-view';
import { GiftCodeForm } from './gift-code-form';
import { LastOrder } from './last-order';
import { Offers } from './offers';
import { LicenceList } from './plan/licence-list';
import { PlanHead } from './plan/plan-head';
import { isAwaited } from './is-awaited';
import { useCart } from './use-cart';

export type PaymentReply = {
  cart: Cart;
  banner: { title: string; text: string; position: string } | null;
  lastOrder: Order | null;
};

export type PaymentAreaProps = {
  shop: PaymentReply;
  licences: Licences;
  offerHref: string;
  timeZone: string;
  /** When this was rendered, ISO 8601. */
  renderedAt: string;
  /** What premium is. */
  children: ReactNode;
};

const LOOK_AGAIN_MS = 2_000;

/** The payment area: plan, licences, cart, gifts, last order. [PAY-01] */
export function PaymentArea(props: PaymentAreaProps) {
  const { shop, offerHref, timeZone, renderedAt, children } = props;
  // Who comes back from the payment page by «Back» sees the cart as it is.
  useRenewedPage();
  const actions = useCart(shop.cart);
  const now = new Date(renderedAt);
  const { data: licences = props.licences, mutate } = useApi(
    'getLicences',
    {},
    {
      fallbackData: props.licences,
      revalidateOnMount: false,
      // The main API is told of a payment some moments after it.
      refreshInterval: (known) =>
        isAwaited(shop.lastOrder, known?.licences ?? [], new Date()) ? LOOK_AGAIN_MS : 0,
    },
  );
  const renew = () => void mutate();
  return (
    <div className="grid items-start gap-8 large:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <PlanHead licences={licences} timeZone={timeZone} now={now} />
        <Banner banner={shop.banner} actions={actions} />
        <Offers actions={actions} />
      </div>
      <div className="large:sticky large:top-6 large:row-span-2">
        <CartView actions={actions} offerHref={offerHref} />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {children}
        <LicenceList licences={licences.licences} timeZone={timeZone} now={now} onNamed={renew} />
        {shop.lastOrder ? (
          <LastOrder
            order={shop.lastOrder}
            timeZone={timeZone}
            isAwaited={isAwaited(shop.lastOrder, licences.licences, now)}
          />
        ) : null}
        <GiftCodeForm onTaken={renew} />
      </div>
    </div>
  );
}
