'use client';

import { useState, type ReactNode } from 'react';
import { useRenewedPage } from '@/components/ui/renewed/use-renewed-page';
import { useApi } from '@/lib/api/use-api';
import type { Licences } from '@/lib/contract/licence/licence';
import type { Order } from '@/lib/contract/payment/payment';
import { GiftCodeForm } from './gift-code-form';
import { grantOf } from './grant-of';
import { LastOrder } from './last-order';
import { PaymentUnavailable } from './payment-unavailable';
import { LicenceList } from './plan/licence-list';
import { PlanHead } from './plan/plan-head';
import { Shop, type ShopReply } from './shop';

export type PaymentAreaProps = {
  /** Null while the payment service does not answer. */
  shop: (ShopReply & { lastOrder: Order | null }) | null;
  licences: Licences;
  offerHref: string;
  timeZone: string;
  /** When this was rendered, ISO 8601. */
  renderedAt: string;
  /** What premium is. */
  children: ReactNode;
};

/** An order is news for that long: what came of it stands first. */
const NEWS_MS = 24 * 60 * 60_000;

/** The payment area: plan, last order and licences, the shop, gifts. [PAY-01] */
export function PaymentArea(props: PaymentAreaProps) {
  const { shop, offerHref, timeZone, renderedAt, children } = props;
  // Who comes back from the payment page by «Back» sees everything as it is.
  useRenewedPage();
  const order = shop?.lastOrder ?? null;
  const { licences, now, renew } = useLicences(props.licences, order, renderedAt);
  const lastOrder = order ? (
    <LastOrder order={order} timeZone={timeZone} grant={grantOf(order, licences.licences, now)} />
  ) : null;
  const isNews =
    order !== null && now.getTime() - Date.parse(order.paidAt ?? order.createdAt) < NEWS_MS;
  const above = (
    <>
      <PlanHead licences={licences} timeZone={timeZone} now={now} />
      {isNews ? lastOrder : null}
      <LicenceList licences={licences.licences} timeZone={timeZone} now={now} onNamed={renew} />
    </>
  );
  const below = (
    <>
      {children}
      {isNews ? null : lastOrder}
      <GiftCodeForm onTaken={renew} />
    </>
  );
  if (shop)
    return (
      <Shop
        shop={shop}
        school={licences.school}
        offerHref={offerHref}
        renderedAt={renderedAt}
        above={above}
        below={below}
      />
    );
  return (
    <div className="flex max-w-240 flex-col gap-10">
      {above}
      <PaymentUnavailable />
      {below}
    </div>
  );
}

const LOOK_AGAIN_MS = 2_000;

/** The licences as they are, asked for again while those of the last order are awaited. [PAY-06] */
function useLicences(known: Licences, order: Order | null, renderedAt: string) {
  const [now, setNow] = useState(() => new Date(renderedAt));
  // By the clock of the server: that of a school's computer may be hours wrong.
  const [openedAt] = useState(() => performance.now());
  const serverNow = () => new Date(Date.parse(renderedAt) + performance.now() - openedAt);
  const { data: licences = known, mutate } = useApi(
    'getLicences',
    {},
    {
      fallbackData: known,
      revalidateOnMount: false,
      onSuccess: () => setNow(serverNow()),
      onError: () => setNow(serverNow()),
      // The main API is told of a payment some moments after it.
      refreshInterval: (latest) =>
        grantOf(order, latest?.licences ?? [], serverNow()) === 'awaited' ? LOOK_AGAIN_MS : 0,
    },
  );
  return { licences, now, renew: () => void mutate() };
}
