import { redirect } from 'next/navigation';
import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { HeaderLinks } from '@/app/_server/pages/header-links';
import { shownFeatures } from '@/app/_server/product-features';
import { visitorTimeZone } from '@/app/_server/time-zone';
import { PageShell } from '@/components/layout/page-shell';
import { PaymentArea } from '@/components/payment/payment-area';
import { PlanTable } from '@/components/payment/plan/plan-table';
import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';
import type { SessionEntry } from '@/lib/session/session';
import { loadShop } from './load-shop';

/** What premium is, what somebody has of it, and where it is bought. [PAY-01] [HW-08] */
async function PaymentPage(entry: SessionEntry) {
  // [PAY-05] Asked first: a payment service that hangs holds nobody up on the way there.
  const { isNewBillingUnavailable } = await shownFeatures();
  if (isNewBillingUnavailable.enable) redirect(pathOf('billingError'));
  const [licences, shop, timeZone] = await Promise.all([
    load('getLicences', {}),
    loadShop(entry.userId),
    visitorTimeZone(),
  ]);
  return (
    <PageShell headerSlot={<HeaderLinks entry={entry} current="payment" />}>
      <div className="page-width py-8 medium:py-12">
        <PaymentArea
          shop={shop}
          licences={licences}
          offerHref={serverConfig().OFFER_URL ?? pathOf('teacherTerms')}
          timeZone={timeZone}
          renderedAt={new Date().toISOString()}
        >
          <section aria-labelledby="plans">
            <h2 id="plans" className="mb-4 text-title-m font-semibold">
              Что входит в&nbsp;премиум
            </h2>
            <PlanTable />
          </section>
        </PaymentArea>
      </div>
    </PageShell>
  );
}

const page = guardedPage('payment', PaymentPage);

export const generateMetadata = page.titled('Премиум');
export default page;
