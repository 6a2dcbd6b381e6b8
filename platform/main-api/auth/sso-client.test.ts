import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
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

describe('[TRUST-05] the keys of who signs logout tokens', () => {
  const MINUTE = 60_000;
  const START = Date.parse('2026-11-24T10:00:00Z');
  let now: jest.SpyInstance;
  beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(START)));
  afterEach(() => now.mockRestore());

  async function provider() {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const published = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] };
    let asked = 0;
    const about = { issuer: SSO, jwks_uri: `${SSO}/jwks`, authorization_endpoint: `${SSO}/auth` };
    nock(SSO).persist().get('/.well-known/openid-configuration').reply(200, about);
    nock(SSO)
      .persist()
      .get('/jwks')
      .reply(() => {
        asked += 1;
        return [200, JSON.stringify(published)];
      });
    const client = createSsoClient(
      readEnv({ DATABASE_URL: 'postgres://localhost/x', SSO_ORIGIN: SSO }),
    );
    const verify = async (kid: string) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(privateKey);
      const { keys } = await client.logoutKeys();
      return jwtVerify(token, keys).then(
        () => 'taken',
        () => 'refused',
      );
    };
    return { published, verify, asked: () => asked };
  }

  it('count no longer than ten minutes after they are published no more', async () => {
    const { published, verify } = await provider();
    expect(await verify('one')).toBe('taken');
    published.keys = [];
    now.mockReturnValue(START + 10 * MINUTE);
    expect(await verify('one')).toBe('refused');
  });

  it('are asked for once in half a minute, whatever keys tokens name', async () => {
    const { verify, asked } = await provider();
    expect(await verify('one')).toBe('taken');
    for (const kid of ['two', 'three', 'four']) expect(await verify(kid)).toBe('refused');
    expect(asked()).toBe(1);
    now.mockReturnValue(START + MINUTE / 2);
    for (const kid of ['two', 'three', 'four']) expect(await verify(kid)).toBe('refused');
    expect(asked()).toBe(2);
  });
});
