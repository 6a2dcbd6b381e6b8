import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { beginOrder, submitPayment } from '@/tests/support/payments/call-payments';
import { isPremium, licencesOf, waitForLicences } from '@/tests/support/payments/licences';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

let stack: OwnStack;
let database: pg.Pool;

beforeAll(async () => {
  stack = await startOwnStack({ web: false });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
}, 180_000);
afterAll(async () => {
  await database.end();
  await stack.stop();
}, 180_000);

test('[PAY-06] what is due while nothing runs is told after the start', async () => {
  const token = await createUser(database, { roles: [roles.teacher] });
  const { userId } = await callPlatform('getUserConfig', { token });
  const { url, id } = await beginOrder(userId);
  await submitPayment(url, { telling: 'held' });
  await stack.stopPlatform();
  await database.query('update payments.notification set due_at = now() where order_id = $1', [id]);
  await stack.startPlatform();
  await waitForLicences(token, isPremium);
  expect((await licencesOf(token)).licences).toHaveLength(1);
}, 180_000);
