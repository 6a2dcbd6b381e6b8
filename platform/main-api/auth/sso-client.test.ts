import nock from 'nock';
import { readEnv } from '@/platform/kernel/env';
import { createSsoClient } from './sso-client';

const SSO = 'https://id.example.ru';
const secrets = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

describe('the second half of a sign-in', () => {
  it.each([
    ['not answering', 503, 'upstream_unavailable'],
    ['answering nonsense', 404, 'upstream_invalid'],
  ])(
    '[NET-04] is not to be sent to another main API when the SSO is %s',
    async (_, status, code) => {
      const client = createSsoClient(
        readEnv({ DATABASE_URL: 'postgres://localhost/x', SSO_ORIGIN: SSO }),
      );
      nock(SSO).get('/.well-known/openid-configuration').reply(status);
      const callback = new URLSearchParams({ code: 'code', state: 'state' });
      await expect(client.exchange('/prosv/auth', callback, secrets)).rejects.toMatchObject({
        code,
      });
    },
  );
});
