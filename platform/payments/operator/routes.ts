import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '@/platform/kernel/errors';
import { parsePart, readJsonBody } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { assertOperatorToken } from '@/platform/payments/calls/service-token';
import type { Payments } from '@/platform/payments/context';
import { contentOf } from '@/platform/payments/notification/notify';
import { getOrder } from '@/platform/payments/order/get-order';
import { refundOrder } from '@/platform/payments/order/refund-order';
import { toOrder, type OrderRow } from '@/platform/payments/order/to-order';
import { eraseBuyer } from '@/platform/payments/buyer/erase-buyer';
import { exportBuyer } from '@/platform/payments/buyer/export-buyer';
import { notification } from '@/platform/payments/schema';

/** The most notifications that an operator sends at once. */
const MAX_TIMES = 50;

const resending = z.strictObject({
  event: z.enum(['paid', 'refunded']),
  times: z.number().int().min(1).max(MAX_TIMES).default(1),
  delaySeconds: z.number().int().min(0).max(86_400).default(0),
});

/** What operators do with an order, by its id: look, refund, tell again. The service token of web is not taken. */
export function addOperatorCalls(app: ServiceApp, payments: Payments): void {
  const { db, env } = payments;
  app.use('/operator/*', async (http, next) => {
    assertOperatorToken(http, env);
    http.header('Cache-Control', 'private, no-store');
    await next();
  });
  app.get('/operator/orders/:id/', async (http) =>
    http.json(await describe(payments, await getOrder(db, idOf(http)))),
  );
  app.get('/operator/users/:id/', async (http) => http.json(await exportBuyer(db, idOf(http))));
  app.post('/operator/users/:id/erase/', async (http) => {
    await eraseBuyer(db, idOf(http));
    return http.json({ done: true });
  });
  app.post('/operator/orders/:id/refund/', async (http) =>
    http.json(await describe(payments, await refundOrder(payments, idOf(http)))),
  );
  app.post('/operator/orders/:id/notifications/', async (http) => {
    const row = await getOrder(db, idOf(http));
    const { event, times, delaySeconds } = parsePart(
      resending,
      await readJsonBody(http),
      'body',
    ) as z.infer<typeof resending>;
    if ((event === 'paid' ? row.paidAt : row.refundedAt) === null)
      throw new ServiceError('conflict');
    const dueAt = new Date(Date.now() + delaySeconds * 1_000);
    const one = { orderId: row.id, content: contentOf(row, event), dueAt };
    await db.insert(notification).values(Array.from({ length: times }, () => one));
    payments.deliverSoon();
    return http.json(await describe(payments, row));
  });
}

const idOf = (http: ServiceContext) => parsePart(z.uuid(), http.req.param('id'), 'id') as string;

/** All that is kept of an order. */
async function describe({ db }: Payments, row: OrderRow) {
  const told = await db.select().from(notification).where(eq(notification.orderId, row.id));
  const { userId, giftCode, email, receipt, offerVersion, offerAcceptedAt } = row;
  return {
    ...toOrder(row),
    ...{ userId, giftCode, email, receipt, offerVersion, offerAcceptedAt },
    notifications: told.map(({ content, attempts, dueAt, deliveredAt, lastStatus }) => ({
      ...{ event: content.event, attempts, dueAt, deliveredAt, lastStatus },
    })),
  };
}
