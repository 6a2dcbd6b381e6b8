import nock from 'nock';
import { readEnv } from '@/platform/kernel/env';
import { createSsoClient, type SsoClient } from './sso-client';

const SSO = 'https://id.example.ru';
const env = readEnv({ DATABASE_URL: 'postgres://localhost/x', SSO_ORIGIN: SSO });

const exchange = (client: SsoClient) =>
  client.exchange('/prosv/auth', new URLSearchParams({ code: 'code', state: 'state' }), {
    state: 'state',
    nonce: 'nonce',
    codeVerifier: 'verifier',
  });

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  nock.abortPendingRequests();
  nock.cleanAll();
});
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

describe('the second half of a sign-in', () => {
  it.each([
    ['away', 503, 'upstream_away'],
    ['answering nonsense', 404, 'upstream_invalid'],
  ])(
    '[NET-04] is not to be sent to another main API when the SSO is %s',
    async (_, status, code) => {
      nock(SSO).get('/.well-known/openid-configuration').reply(status);
      await expect(exchange(createSsoClient(env))).rejects.toMatchObject({ code });
    },
  );

  it('[NET-03] ends before web asks another main API, however slow the SSO is', async () => {
    nock(SSO).get('/.well-known/openid-configuration').delay(2_000).reply(200);
    await expect(exchange(createSsoClient(env, 20))).rejects.toMatchObject({
      code: 'upstream_away',
      cause: new Error('No answer in 20 ms'),
    });
  });
});
