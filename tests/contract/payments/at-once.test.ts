import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createLogger } from '@/platform/kernel/logger';
import { MAX_ATTEMPTS } from '@/platform/payments/notification/backoff';
import { deliverDue } from '@/platform/payments/notification/deliver';
import * as schema from '@/platform/payments/schema';
import {
  callPayments,
  fillCart,
  someUser,
  submitPayment,
} from '@/tests/support/payments/call-payments';
import { notificationOf } from '@/tests/support/payments/notify';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

test('[PAY-01] what is asked for, paid and put in at once waits for each other and fails nowhere', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const user = someUser();
    const { id } = await fillCart(user, [{ position: 'teacher-1' }]);
    const path = `/cart/${id}/payment_url/`;
    const { url = '' } = (await callPayments('GET', path, { user })).body;
    const body = [{ cart: id, position: 'class-12' }];
    const [asked, paid, added] = await Promise.all([
      callPayments('GET', path, { user }),
      submitPayment(url),
      callPayments('POST', '/cart/add_position/', { user, body }),
    ]);
    expect([200, 409]).toContain(asked.status);
    expect([200, 303]).toContain(paid.status);
    expect([200, 409]).toContain(added.status);
    const { rows } = await database.query<{ state: string }>(
      `select state from payments."order" where user_id = $1 and state = 'paid'`,
      [user],
    );
    // What was paid for is no longer in a cart that can be changed, and the other way round.
    expect(rows).toHaveLength(added.status === 200 ? 0 : 1);
  }
}, 60_000);

test('[PAY-06] of a notification that was given up the log says the order, for an operator', async () => {
  const log = createLogger('payments', 'silent');
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const orderId = randomUUID();
  // One connection, and never committed, so that the running service does not send it.
  const client = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 });
  await client.query('begin');
  try {
    await client.query(
      `insert into payments."order" (id, user_id, state, fingerprint, items, discount, total, payable_until)
       values ($1, $2, 'paid', 'a', '[]', 0, 1, now())`,
      [orderId, randomUUID()],
    );
    await client.query(
      `insert into payments.notification (order_id, content, attempts, due_at)
       values ($1, $2, $3, '2020-01-01')`,
      [orderId, notificationOf(randomUUID(), orderId), MAX_ATTEMPTS - 1],
    );
    await deliverDue(drizzle(client, { schema }), () => Promise.resolve(503), log);
    const { rows } = await client.query(
      'select due_at, last_status, attempts from payments.notification where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ due_at: null, last_status: 503, attempts: MAX_ATTEMPTS }]);
  } finally {
    await client.query('rollback');
    await client.end();
  }
  expect(logged.mock.calls).toEqual([[{ orderId, status: 503 }, 'a notification was given up']]);
});
