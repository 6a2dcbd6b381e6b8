import { z } from 'zod';
import { errorTable } from '@/lib/contract/call/errors';
import { emailSchema } from '@/lib/contract/payment/payment';
import { ServiceError, toServiceError } from '@/platform/kernel/errors';
import type { ServiceApp } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import type { Payments } from '@/platform/payments/context';
import { tellings } from '@/platform/payments/notification/notify';
import { getOrder } from '@/platform/payments/order/get-order';
import { failOrder, isUnpaid, OFFER_VERSION, payOrder } from '@/platform/payments/order/pay-order';
import type { OrderRow } from '@/platform/payments/order/to-order';
import { messagePage, payPage, problemPage, template } from './payment-page';

const DECLINED = 'Банк отказал в оплате. Деньги не списаны, можно попробовать ещё раз.';
const NO_OFFER = 'Чтобы оплатить, примите условия оферты.';
const WRONG_EMAIL = 'Укажите почту полностью, например anna@example.ru.';

/** The payment page: works without scripts, and whoever has its address may pay. */
export function addPages(app: ServiceApp, payments: Payments): void {
  const shop = `${payments.env.PUBLIC_ORIGIN}/profile/payment`;
  app.use('/pay/*', async (http, next) => {
    await next();
    if (!http.error) return;
    const { status } = errorTable[toServiceError(http.error).code];
    http.res = await template.send(http, problemPage(status === 404, shop), status);
  });
  app.get('/pay/:id', async (http) => show(http, await orderOf(http, payments), shop));
  app.post('/pay/:id', formLimit, async (http) => {
    const row = await orderOf(http, payments);
    if (!isUnpaid(row)) return show(http, row, shop);
    const form = await readForm(http);
    if (form.action === 'fail') {
      await failOrder(payments, row.id);
      // It may have been paid in another tab meanwhile.
      return show(http, await orderOf(http, payments), shop, { problem: DECLINED }, 402);
    }
    const email = emailSchema.safeParse(form.email?.trim());
    if (!email.success) return show(http, row, shop, { wrongEmail: WRONG_EMAIL }, 400);
    if (form.offer !== OFFER_VERSION)
      return show(http, row, shop, { problem: NO_OFFER, email: email.data }, 400);
    const telling = tellings.find((one) => one === form.telling) ?? 'once';
    await payOrder(payments, row.id, { email: email.data, telling });
    // A page that is loaded again pays nothing again.
    return http.redirect(`/pay/${row.id}`, 303);
  });
}

/** @throws ServiceError `not_found` */
function orderOf(http: ServiceContext, { db }: Payments): Promise<OrderRow> {
  const id = z.uuid().safeParse(http.req.param('id'));
  if (!id.success) throw new ServiceError('not_found');
  return getOrder(db, id.data);
}

type Problem = { problem?: string; wrongEmail?: string; email?: string };

function show(
  http: ServiceContext,
  row: OrderRow,
  shop: string,
  problem: Problem = {},
  status: 200 | 400 | 402 = 200,
): Promise<Response> {
  const { state } = row;
  if (state === 'paid' || state === 'refunded' || state === 'cancelled')
    return template.send(http, messagePage(row, state, shop), 200);
  return template.send(http, payPage(row, shop, { email: row.email ?? '', ...problem }), status);
}
