import { SignJWT } from 'jose';
import { NextRequest } from 'next/server';
import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { rememberSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { readSession, writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const STATE = 'abcdefghijklmnopqrstuvwxyz';
const DAY = 24 * 3_600_000;
const issuer = createIssuer();
const issue = async (...args: Parameters<Awaited<typeof issuer>['issue']>) =>
  (await issuer).issue(...args);

const come = async (query = `code=c&state=${STATE}`) => {
  const response = await GET(new NextRequest(`http://localhost:3000/prosv/auth?${query}`));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, response.headers.get('location')];
};
const exchange = () => nock(MAIN_API).get('/api/v1/auth/prosv/authenticate').query(true);
const give = (token: string, stateParams: object = {}) =>
  exchange().reply(200, { token, stateParams });
const refuse = (status: number, code: string) =>
  exchange().reply(status, { code, message: 'x', requestId: 'x' });

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
});
beforeEach(async () => {
  jar.clear();
  (await issuer).publishKeys();
  await rememberSignIn(STATE);
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe('the way back from the SSO', () => {
  test('[AUTH-03] signs in, and a second callback with the same code does nothing', async () => {
    const token = await issue();
    give(token);
    expect(await come()).toEqual([303, '/teacher/profile']);
    expect((await readSession())?.current.token).toBe(token);
    jar.delete('session');
    expect(await come()).toEqual([303, '/403']);
    expect(jar.has('session')).toBe(false);
  });

  test.each([
    ['without a state', 'code=c'],
    ['with the state of another browser', 'code=c&state=zyxwvutsrqponmlkjihgfedcba'],
    ['with half of a state', `code=c&state=${STATE.slice(0, 20)}`],
    ['with an enormous state', `code=c&state=${'a'.repeat(60_000)}`],
    ['with nothing', ''],
    ['without a code', `state=${STATE}`],
    ['with an error of the SSO', `state=${STATE}&error=access_denied`],
  ])('[AUTH-03] [AUTH-04] %s leads to /403 and asks nobody', async (_, query) => {
    expect(await come(query)).toEqual([303, '/403']);
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-04] of many sign-ins in one browser the first ends well, and a forgotten one begins again', async () => {
    for (let turn = 0; turn < 5; turn++) await rememberSignIn(`${STATE}${turn}`);
    give(await issue());
    expect(await come()).toEqual([303, '/teacher/profile']);

    jar.clear();
    await rememberSignIn(STATE);
    for (let turn = 0; turn < 50; turn++) await rememberSignIn(`${STATE}${turn}`);
    expect(jar.get('sign-in')?.split('.')).toHaveLength(10);
    expect(await come()).toEqual([303, '/login']);
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-07] where nobody was signed in, a silent question ends without a word', async () => {
    expect(await come(`error=login_required&state=${STATE}`)).toEqual([303, '/']);
    await rememberSignIn(STATE);
    jar.set('prev_uri', '/student/bafedikogupamite');
    expect(await come(`error=login_required&state=${STATE}`)).toEqual([
      303,
      '/student/bafedikogupamite',
    ]);
    expect(jar.has('session')).toBe(false);
  });

  test('[ROUTE-03] is not for who is signed in: nothing is asked, nothing changes', async () => {
    await writeSession(await issue({ userId: 'u9', roles: [roles.student] }));
    expect(await come()).toEqual([303, '/student/profile']);
    expect((await readSession())?.current.userId).toBe('u9');
  });
});

describe('where a sign-in leads', () => {
  test.each<[string, object, string | null, string]>([
    [
      'to where the sign-in was to lead',
      { redirectUrl: '/teacher/journal' },
      '/x',
      '/teacher/journal',
    ],
    ['to the homework', { homeworkHash: 'bafedikogupamite' }, '/x', '/student/bafedikogupamite'],
    ['to the kept address', {}, '/homework/new?a=1', '/homework/new?a=1'],
    ['to the place of the role', {}, null, '/teacher/profile'],
    ['not to another host', { redirectUrl: '//evil.ru' }, null, '/teacher/profile'],
    ['not to another host that was kept', {}, 'https://evil.ru', '/teacher/profile'],
    ['not back to the callback', { redirectUrl: '/prosv/auth?code=1' }, null, '/teacher/profile'],
    [
      'not to a page of another role',
      { redirectUrl: '/student/profile' },
      null,
      '/teacher/profile',
    ],
    ['not to what somebody else wanted', {}, '/school', '/teacher/profile'],
    ['not to a kept address elsewhere', {}, '//evil.ru', '/teacher/profile'],
    ['not to this very handler', {}, '/prosv/auth?code=1', '/teacher/profile'],
    ['not to nothing', {}, '', '/teacher/profile'],
  ])('[AUTH-03] %s', async (_, stateParams, kept, place) => {
    if (kept !== null) jar.set('prev_uri', kept);
    give(await issue({ features: ['gradeAndSubjectSelectionPage'] }), stateParams);
    expect(await come()).toEqual([303, place]);
    expect(jar.has('prev_uri')).toBe(false);
  });

  test('[AUTH-05] is counted, so that a loop can be found', async () => {
    give(await issue(), { redirectUrl: '/teacher/journal' });
    await come();
    expect(jar.get('sign-ins')).toMatch(/^[\w-]{10}~[0-9a-z]+$/);
  });

  test('[AUTH-10] another person in the same role takes the place, and the old token is revoked', async () => {
    const old = await issue({ userId: 'u8' }, { age: DAY });
    // In another tab, after this sign-in had begun and before the session was there.
    const token = await issue();
    give(token).on('replied', () => undefined);
    const revoked = nock(MAIN_API, { reqheaders: { authorization: `Bearer ${old}` } })
      .post('/api/v1/auth/prosv/sign-out')
      .reply(200, { revoked: true });
    const { signInWith } = await import('@/app/_server/session/sign-in');
    await writeSession(old);
    await signInWith(token);
    expect(revoked.isDone()).toBe(true);
    expect((await readSession())?.entries.map(({ userId }) => userId)).toEqual(['u1']);
  });
});

describe('a token that does not hold', () => {
  test.each<[string, () => Promise<string>]>([
    ['of a foreign key', async () => (await createIssuer()).issue()],
    ['for another audience', () => issue({}, { audience: 'rabochie-tetradi-cms' })],
    ['that has expired', () => issue({}, { age: 31 * DAY })],
    [
      'without a signature',
      async () => {
        const [, payload] = (await issue()).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      },
    ],
    [
      'signed with a shared secret',
      () =>
        new SignJWT({ userId: 'u1', roles: [roles.teacher] })
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .setIssuer('rabochie-tetradi-main-api')
          .setAudience('rabochie-tetradi')
          .setSubject('u1')
          .setIssuedAt()
          .setExpirationTime('1d')
          .sign(new Uint8Array(32)),
    ],
    ['that was changed', async () => (await issue()).replace(/\.[^.]{4}/, '.eyJ4')],
    ['that is none', () => Promise.resolve('nothing')],
  ])('[AUTH-03] %s leads to /403 without a session', async (_, make) => {
    give(await make());
    expect(await come()).toEqual([303, '/403']);
    expect(jar.has('session')).toBe(false);
    expect(jar.has('session-mark')).toBe(false);
  });

  test('[AUTH-03] of somebody without a role in the product signs nobody in', async () => {
    give(await issue({ roles: ['ROLE_GUEST'] }));
    const [given, location] = await come();
    expect([given, String(location).split('?')[0]]).toEqual([303, '/role-invalid']);
    expect(jar.has('session')).toBe(false);
  });
});

describe('a main API that refuses, or is not itself', () => {
  test.each([
    [400, 'state_invalid', '/403'],
    [401, 'token_invalid', '/403'],
    [429, 'rate_limited', '/too-many-requests'],
    [500, 'internal', '/unknown-server-error'],
    [503, 'unavailable', '/unknown-server-error'],
    [302, 'x', '/unknown-server-error'],
  ])('[AUTH-04] [STATUS-14] %i %s leads to %s', async (status, code, page) => {
    refuse(status, code);
    const [given, location] = await come();
    expect([given, String(location).split('?')[0]]).toEqual([303, page]);
    expect(jar.has('session')).toBe(false);
  });

  test.each([
    ['parent_not_allowed', 'http://localhost:3000/login?error=parent_not_allowed'],
    ['forbidden', 'http://localhost:3000/403'],
  ])(
    '[AUTH-04] who has no place here (%s) is signed out at the SSO as well',
    async (code, back) => {
      refuse(403, code);
      const url = new URL(String((await come())[1]));
      expect([url.origin, url.pathname]).toEqual(['http://localhost:4200', '/signout']);
      expect(url.searchParams.get('return')).toBe(back);
      expect(jar.has('session')).toBe(false);
    },
  );

  test.each(['temporarily_unavailable', 'server_error'])(
    '[STATUS-14] an SSO that says %s is a failure of the server',
    async (error) => {
      const [given, location] = await come(`state=${STATE}&error=${error}`);
      expect([given, String(location).split('?')[0]]).toEqual([303, '/unknown-server-error']);
    },
  );

  test('[STATUS-14] garbage is a failure of the server', async () => {
    exchange().reply(200, '<html>');
    expect(String((await come())[1])).toMatch(/^\/unknown-server-error\?/);
  });

  test('[STATUS-14] no response is a failure of the network', async () => {
    exchange().replyWithError(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    expect(String((await come())[1])).toMatch(/^\/network-error\?/);
  });

  test('a sign-in works again as soon as the main API does', async () => {
    refuse(503, 'unavailable');
    await come();
    await rememberSignIn(STATE);
    give(await issue());
    expect(await come()).toEqual([303, '/teacher/profile']);
  });
});
