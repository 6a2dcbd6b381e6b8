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
