import nock from 'nock';
import { readEnv } from '@/platform/kernel/env';
import { askStanding } from './sso-account';

const env = readEnv({ DATABASE_URL: 'postgres://x', SSO_ORIGIN: 'https://sso.example' });
const standing = { isActive: false, role: 'teacher', isSignedIn: true };

test.each([
  [200, standing, standing],
  [404, {}, 'untold'],
  [401, {}, 'unavailable'],
  [403, {}, 'unavailable'],
  [429, {}, 'unavailable'],
  [503, {}, 'unavailable'],
] as const)(
  '[TRUST-05] an answer of %i to who asks for an account is told apart',
  async (status, body, told) => {
    nock('https://sso.example').get('/operator/accounts/somebody/standing/').reply(status, body);
    expect(await askStanding(env, { sub: 'somebody', sid: null })).toEqual(told);
  },
);

describe('[TRUST-12] an SSO that does not know our new secret yet', () => {
  const SSO_CLIENT_SECRET_PREVIOUS = 'before-that-was-long-enough-once-0';
  const asked = (secret: string) =>
    nock('https://sso.example', {
      reqheaders: {
        authorization: `Basic ${Buffer.from(`${env.SSO_CLIENT_ID}:${secret}`).toString('base64')}`,
      },
    }).get('/operator/accounts/somebody/standing/');
  const ask = (former?: string) =>
    askStanding({ ...env, SSO_CLIENT_SECRET_PREVIOUS: former }, { sub: 'somebody', sid: null });

  afterEach(() => nock.cleanAll());

  test('is asked once more with the one before', async () => {
    asked(env.SSO_CLIENT_SECRET).reply(401, {});
    asked(SSO_CLIENT_SECRET_PREVIOUS).reply(200, standing);
    expect(await ask(SSO_CLIENT_SECRET_PREVIOUS)).toEqual(standing);
  });

  test('is unavailable when it knows neither, or there is no other', async () => {
    asked(env.SSO_CLIENT_SECRET).twice().reply(401, {});
    asked(SSO_CLIENT_SECRET_PREVIOUS).reply(401, {});
    expect(await ask(SSO_CLIENT_SECRET_PREVIOUS)).toBe('unavailable');
    expect(await ask()).toBe('unavailable');
  });

  test('is not asked again when it knows the new one', async () => {
    asked(env.SSO_CLIENT_SECRET).reply(404, {});
    expect(await ask(SSO_CLIENT_SECRET_PREVIOUS)).toBe('untold');
  });
});
