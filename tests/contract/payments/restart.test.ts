import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { beginOrder, submitPayment } from '@/tests/support/payments/call-payments';
import { isPremium, licencesOf, waitForLicences } from '@/tests/support/payments/licences';
import { createUser } from '@/tests/support/people/visitors';
import { ownPlatform } from '@/tests/support/stack/own-platform';

const own = ownPlatform();

test('[PAY-06] what is due while nothing runs is told after the start', async () => {
  const token = await createUser(own.database, { roles: [roles.teacher] });
  const { userId } = await callPlatform('getUserConfig', { token });
  const { url, id } = await beginOrder(userId);
  await submitPayment(url, { telling: 'held' });
  await own.stack.stopPlatform();
  await own.database.query('update payments.notification set due_at = now() where order_id = $1', [
    id,
  ]);
  await own.stack.startPlatform();
  await waitForLicences(token, isPremium);
  expect((await licencesOf(token)).licences).toHaveLength(1);
}, 180_000);
