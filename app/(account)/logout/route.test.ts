import { NextRequest } from 'next/server';
import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { seal } from '@/lib/http/cookies/seal';
import { diaryBindCookie } from '@/lib/session/diary/diary-bind-cookie';
import { keptBind } from '@/lib/session/diary/kept-link';
import { openOwnSession, writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET, HEAD } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const SSO = 'http://localhost:4200';
const leave = async (query = '', headers: Record<string, string> = {}) => {
  const request = new NextRequest(`http://localhost:3000/logout${query}`, { headers });
  const response = await GET(request);
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return response.headers.get('location') ?? '';
};
const revocations = (times = 1) =>
  nock(MAIN_API).post('/api/v1/auth/prosv/sign-out').times(times).reply(200, { revoked: true });
const signIn = async () => writeSession(await (await createIssuer()).issue());

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
});
beforeEach(() => jar.clear());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

const bindParams = { provider: 'dnevnik', dnevnikRuToken: 'a', dnevnikRuState: 'b' } as const;
async function keepDiary(): Promise<void> {
  const kept = { params: bindParams, isTried: false, signedInAs: 'u1' };
  jar.set('diary-bind', await seal(diaryBindCookie, kept));
  jar.set('diary-lesson', 'x');
  jar.set('diary-task', 'x');
}

describe('signing out', () => {
  test('[ROUTE-06] [AUTH-07] ends the session here and at the SSO, and comes home', async () => {
    await signIn();
    jar.set('prev_uri', '/teacher/journal');
    const revoked = revocations();
    const url = new URL(await leave());
    expect([url.origin, url.pathname]).toEqual([SSO, '/signout']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      consumer: 'rabochie-tetradi',
      return: 'http://localhost:3000/',
    });
    expect(revoked.isDone()).toBe(true);
    expect([...jar.keys()]).toEqual(['signed-out', 'signing-out']);
  });

  test('[AUTH-14] revokes every role and empties the registry', async () => {
    const { issue } = await createIssuer();
    await writeSession(await issue());
    await writeSession(await issue({ userId: 'u2', roles: [roles.student] }));
    const revoked = revocations(2);
    await leave();
    expect(revoked.isDone()).toBe(true);
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-14] a response that is still on its way does not bring the session back', async () => {
    const { issue } = await createIssuer();
    await writeSession(await issue());
    const before = new Map(jar);
    await writeSession(await issue({ name: 'Новое' }));
    const late = new Map(jar);
    jar.clear();
    for (const [name, value] of before) jar.set(name, value);
    revocations();
    await leave();
    for (const [name, value] of late) jar.set(name, value);
    expect(await openOwnSession()).toEqual({ session: null, fault: 'session has ended' });

    // Who signs in again, though the old cookie is there, begins a session of their own.
    await writeSession(await issue({ userId: 'u2', roles: [roles.student] }));
    const { session } = await openOwnSession();
    expect(session?.entries.map(({ userId }) => userId)).toEqual(['u2']);
  });

  test.each([
    ['/student/bafedikogupamite', 'http://localhost:3000/student/bafedikogupamite'],
    ['//evil.ru', 'http://localhost:3000/'],
    ['https://evil.ru/', 'http://localhost:3000/'],
    ['/%5Cevil.ru', 'http://localhost:3000/'],
  ])('[ROUTE-06] with returnUrl %s comes back to %s', async (target, back) => {
    await signIn();
    revocations();
    const url = new URL(await leave(`?${new URLSearchParams({ returnUrl: target })}`));
    expect(url.searchParams.get('return')).toBe(back);
  });

  test('[ROUTE-06] does not lead to the SSO whoever comes from there', async () => {
    await signIn();
    revocations();
    expect(await leave('', { referer: `${SSO}/profile` })).toBe('/');
    await signIn();
    revocations();
    expect(await leave('', { referer: `https://evil.ru/?${SSO}/` })).toBe('/confirm?action=logout');
  });

  test('[AUTH-14] goes on to the SSO when the page that was left asks once more', async () => {
    await signIn();
    revocations();
    const first = await leave('?returnUrl=/user-agreement');
    expect(first).toMatch(`${SSO}/signout`);
    expect(await leave('?expired=&returnUrl=/teacher/profile')).toBe(first);
    expect(await leave('', { referer: `${SSO}/profile` })).toBe('/');
    // «Войти снова», pressed in a lesson.
    const again = '?expired=&returnUrl=/lesson/homework/bafedikogupamitebaba/1';
    expect(await leave(again, { 'sec-fetch-user': '?1' })).toMatch('/lesson/homework/');
  });

  test('[AUTH-14] [AUTH-17] goes on to the SSO also when another person is to sign in', async () => {
    await signIn();
    revocations();
    await leave('?signIn=again&role=student&returnUrl=/student/profile');
    const url = new URL(await leave('?expired=&returnUrl=/teacher/profile'));
    expect([url.origin, url.pathname]).toEqual([SSO, '/signout']);
    expect(url.searchParams.get('return')).toBe('http://localhost:3000/student/profile');
  });

  test('[AUTH-14] [ROUTE-02] a kept way out leads to no other host', async () => {
    jar.set('signing-out', '//evil.ru');
    expect(await leave()).toBe('/');
  });

  test('[AUTH-12] of an expired session leaves the SSO alone', async () => {
    await signIn();
    revocations();
    expect(await leave('?expired&returnUrl=/teacher/journal')).toBe('/teacher/journal');
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-08] [AUTH-15] begins another sign-in at once, with what it is to know', async () => {
    await signIn();
    revocations();
    expect(await leave('?signIn=&provider=vk&role=teacher&returnUrl=/homework/new')).toBe(
      '/prosv?provider=vk&role=teacher&returnUrl=%2Fhomework%2Fnew',
    );
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-17] lets another person sign in: the SSO’s session ends before', async () => {
    await signIn();
    revocations();
    const url = new URL(await leave('?signIn=again&role=student&returnUrl=/student/profile'));
    expect([url.origin, url.pathname]).toEqual([SSO, '/signout']);
    expect(url.searchParams.get('return')).toBe(
      'http://localhost:3000/prosv?role=student&returnUrl=%2Fstudent%2Fprofile',
    );
  });

  test('[DIARY-01] what a diary has brought goes with who signs out', async () => {
    await keepDiary();
    await signIn();
    revocations();
    await leave();
    expect([...jar.keys()].filter((name) => name.startsWith('diary'))).toEqual([]);
  });

  test('[DIARY-01] [DIARY-03] who is to sign in instead is bound, and who comes back finds the lesson', async () => {
    await keepDiary();
    await signIn();
    revocations(2);
    await leave('?signIn=again&provider=dnevnik&returnUrl=/dnevnikru');
    expect(await keptBind()).toEqual({ params: bindParams, isTried: false, signedInAs: null });
    await signIn();
    await leave('?expired=&returnUrl=/homework/new');
    expect(jar.has('diary-lesson')).toBe(true);
  });

  test('[AUTH-14] the cookie goes though the main API is unavailable', async () => {
    await signIn();
    nock(MAIN_API).post('/api/v1/auth/prosv/sign-out').times(2).reply(503);
    await leave();
    expect(jar.has('session')).toBe(false);
  });

  test('[ROUTE-06] a visitor who is not signed in goes home', async () => {
    expect(await leave()).toBe('/');
  });

  test.each([
    { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' },
    { 'next-router-prefetch': '1' },
  ])('[ROUTE-06] %j signs nobody out', async (headers) => {
    await signIn();
    expect(await leave('', headers as unknown as Record<string, string>)).toBe('/');
    expect(jar.has('session')).toBe(true);
  });

  test('[HTTP-03] asks by a button when another site has led here, with the whole query', async () => {
    await signIn();
    const asked = await leave('?returnUrl=/teacher&action=x', { 'sec-fetch-site': 'cross-site' });
    expect(asked).toBe('/confirm?returnUrl=%2Fteacher&action=logout');
    expect(jar.has('session')).toBe(true);
    // Nobody is signed in: there is nothing to ask.
    jar.clear();
    expect(await leave('', { 'sec-fetch-site': 'cross-site' })).toBe('/');
  });

  test('[HTTP-03] HEAD signs nobody out', async () => {
    await signIn();
    const response = HEAD();
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
    expect(jar.has('session')).toBe(true);
  });
});
