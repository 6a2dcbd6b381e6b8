import nock from 'nock';
import { OPERATOR_TOKEN_HEADER } from '@/lib/contract/payment/calls';
import { readEnv } from '@/platform/kernel/env';
import { productionSecrets } from '@/tests/support/unit/production-secrets';
import { paymentsOf } from './other-services';

const ORIGIN = 'https://pay.example.ru';
const production = {
  ...{ DEPLOYMENT: 'production', DATABASE_URL: 'postgres://localhost/x' },
  ...productionSecrets,
};

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test('[TRUST-06] [API-02] an erasure is told to the payment service of the configured mode', async () => {
  const env = readEnv({ ...production, PAYMENT_MODE: 'prod', PAYMENTS_PROD_ORIGIN: ORIGIN });
  const asked = nock(ORIGIN, {
    reqheaders: { [OPERATOR_TOKEN_HEADER]: productionSecrets.PAYMENT_OPERATOR_TOKEN ?? '' },
    badheaders: ['X-Service-Token'],
  })
    .post('/operator/users/1/erase/')
    .reply(200, {});
  await paymentsOf(env)?.erase('1');
  expect(asked.isDone()).toBe(true);
});

test('[TRUST-06] where nothing is sold nobody is told', () => {
  expect(paymentsOf(readEnv(production))).toBeNull();
});
