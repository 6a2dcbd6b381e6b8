/** @jest-environment node */
import { callPayments } from '@/app/_server/payments';
import { shownFeatures } from '@/app/_server/product-features';
import { roles } from '@/lib/contract/auth/roles';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { userFeatures } from '@/lib/contract/user/user-features';
import { writeSession } from '@/lib/session/server';
import { createIssuer } from '@/tests/support/people/edu-token';
import { given } from '@/tests/support/unit/request-cookies';
import PaymentPage from './page';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/app/_server/payments');
jest.mock('@/app/_server/product-features');
jest.mock('@/app/_server/main-api');

test('[PAY-05] while the billing is unavailable nobody waits for the payment service', async () => {
  given.set('x-path', '/profile/payment');
  const features = [userFeatures.teachingChosen];
  await writeSession(await (await createIssuer()).issue({ roles: [roles.teacher], features }));
  const off = { enable: true, details: null };
  jest
    .mocked(shownFeatures)
    .mockResolvedValue({ ...defaultProductFeatures, isNewBillingUnavailable: off });
  jest.mocked(callPayments).mockReturnValue(new Promise(() => undefined));
  await expect(PaymentPage({})).rejects.toMatchObject({
    digest: expect.stringContaining('/billing-error') as string,
  });
  expect(callPayments).not.toHaveBeenCalled();
});
