import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import { runRetention } from '@/platform/kernel/database/retention';
import { readEnv } from '@/platform/kernel/env';
import { retentionRules } from '@/platform/payments/retention-rules';
import { beginOrder, someUser, submitPayment } from '@/tests/support/payments/call-payments';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const begin = () => beginOrder(someUser());
const rules = retentionRules(readEnv({ DATABASE_URL: 'postgres://nowhere' }));
const log = pino({ level: 'silent' });
const remove = () => runRetention({ pool: database, service: randomUUID(), rules, log });
const setOrders = (change: string, orders: { id: string }[]) =>
  database.query(`update payments."order" set ${change} where id = any($1)`, [
    orders.map(({ id }) => id),
  ]);
const statusesOf = (orders: { url: string }[]) =>
  Promise.all(orders.map(async ({ url }) => (await fetch(url)).status));

test('[PAY-01] orders that nobody has paid are removed after thirty days, paid ones never', async () => {
  const [unpaid, fresh, paid] = [await begin(), await begin(), await begin()];
  await submitPayment(paid.url);
  await setOrders(`payable_until = now() - interval '31 days'`, [unpaid, paid]);
  await remove();
  expect(await statusesOf([unpaid, fresh, paid])).toEqual([404, 200, 200]);
});

test('[PAY-01] an order that another one has replaced is removed after thirty days as well', async () => {
  const [old, late] = [await begin(), await begin()];
  await setOrders(`state = 'cancelled', cancelled_because = 'replaced'`, [old, late]);
  await setOrders(`payable_until = now() - interval '31 days'`, [old]);
  await setOrders(`payable_until = now() - interval '29 days'`, [late]);
  await remove();
  expect(await statusesOf([old, late])).toEqual([404, 200]);
});

test('[PAY-06] a notification is removed ninety days after its delivery, never before it', async () => {
  const paid = await begin();
  await submitPayment(paid.url, { telling: 'held' });
  // Given up long ago, and two that were delivered.
  const { rows } = await database.query<{ id: string }>(
    `insert into payments.notification (order_id, content, delivered_at)
     select order_id, content, ago from payments.notification,
       unnest(array[now() - interval '91 days', now() - interval '89 days']) with ordinality as t (ago, at)
     where order_id = $1 order by at returning id`,
    [paid.id],
  );
  await setOrders(
    `payable_until = now() - interval '1 year', paid_at = now() - interval '1 year'`,
    [paid],
  );
  await remove();
  const { rows: left } = await database.query<{ id: string; delivered: boolean }>(
    `select id, delivered_at is not null as delivered from payments.notification where order_id = $1`,
    [paid.id],
  );
  expect(left).toHaveLength(2);
  expect(left.filter(({ delivered }) => delivered).map(({ id }) => id)).toEqual([rows[1]?.id]);
});
