import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { removeOld } from '@/platform/payments/notification/remove-old';
import * as schema from '@/platform/payments/schema';
import { beginOrder, someUser, submitPayment } from '@/tests/support/payments/call-payments';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

test('[PAY-01] orders that nobody has paid are removed after thirty days, paid ones never', async () => {
  const [unpaid, fresh, paid] = [
    await beginOrder(someUser()),
    await beginOrder(someUser()),
    await beginOrder(someUser()),
  ];
  await submitPayment(paid.url);
  await database.query(
    `update payments."order" set payable_until = now() - interval '31 days' where id = any($1)`,
    [[unpaid.id, paid.id]],
  );
  await removeOld(drizzle(database, { schema }));
  const statuses = await Promise.all(
    [unpaid, fresh, paid].map(async ({ url }) => (await fetch(url)).status),
  );
  expect(statuses).toEqual([404, 200, 200]);
});
