import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { readSession, writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const AUTHORIZE = '/api/v1/auth/prosv/authorize';
const DAY = 24 * 3_600_000;
const issuer = createIssuer();
type Told = { user: Record<string, unknown> | null; entries: { role: string; userId: string }[] };
const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/session', { headers });
const ask = async () => {
  const response = await GET(request());
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return (await response.json()) as Told;
};

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
  (await issuer).publishKeys();
});
beforeEach(() => jar.clear());
afterAll(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe('what scripts learn of the session', () => {
  test.each(['cross-site', 'same-site'])(
    '[NET-07] nothing, when the browser calls the page %s',
    async (site) => {
      await writeSession(await (await issuer).issue({ roles: [roles.student] }));
      const response = await GET(request({ 'Sec-Fetch-Site': site }));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross_site' });
    },
  );

  test('[AUTH-10] who is signed in, and no token', async () => {
    const token = await (
      await issuer
    ).issue({ name: 'Миша', surname: 'Белов', roles: [roles.student] });
    await writeSession(token);
    const told = await ask();
    expect(told.user).toMatchObject({
      userId: 'u1',
      role: roles.student,
      name: 'Миша',
      surname: 'Белов',
      homePath: '/student/profile',
      jwtData: { id: 'u1', jwtType: 1 },
    });
    expect(Number(told.user?.expiresAt)).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(told.entries).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('eyJ');
  });

  test('[AUTH-10] everybody who is signed in, each in their role', async () => {
    const { issue } = await issuer;
    await writeSession(await issue());
    await writeSession(await issue({ userId: 'u2', roles: [roles.student] }));
    const { entries, user } = await ask();
    expect(entries.map(({ role, userId }) => [role, userId])).toEqual([
      [roles.teacher, 'u1'],
      [roles.student, 'u2'],
    ]);
    expect(user).toMatchObject({ userId: 'u2' });
  });

  test('[AUTH-10] that nobody is', async () => {
    expect(await ask()).toEqual({ user: null, entries: [] });
  });

  test('[AUTH-09] a cookie that is not ours is cleared, with its mark', async () => {
    jar.set('session', 'forged').set('session-mark', 'x');
    expect(await ask()).toEqual({ user: null, entries: [] });
    expect([...jar.keys()]).toEqual([]);
  });
});

test('[AUTH-14] [TRUST-05] a copy of a cookie whose session has ended is told nothing, and cleared', async () => {
  const { issue } = await issuer;
  await writeSession(await issue({ name: 'Анна' }));
  nock(MAIN_API)
    .get('/api/v1/auth/session')
    .reply(401, { code: 'token_invalid', message: 'x', requestId: 'x' });
  expect(await ask()).toEqual({ user: null, entries: [] });
  expect(jar.has('session')).toBe(false);
});

describe('a token whose time to be renewed has come', () => {
  const due = async () => {
    const { issue } = await issuer;
    await writeSession(await issue({ name: 'Старая' }, { age: 11 * DAY }));
    return jar.get('session-mark');
  };

  test('[AUTH-13] is renewed on the way, and the tabs see that the session has changed', async () => {
    const mark = await due();
    const fresh = await (await issuer).issue({ name: 'Новая' });
    nock(MAIN_API)
      .post(AUTHORIZE, ({ role }) => role === roles.teacher)
      .reply(200, { token: fresh });
    expect((await ask()).user).toMatchObject({ name: 'Новая' });
    expect((await readSession())?.current.token).toBe(fresh);
    expect(jar.get('session-mark')).not.toBe(mark);
  });

  test('[NET-01] is asked for under an id of ours, whatever the browser says', async () => {
    await due();
    given.set('x-request-id', 'evil-evil-evil');
    const renewed = nock(MAIN_API)
      .post(AUTHORIZE)
      .matchHeader('x-request-id', /^[\da-f-]{36}$/)
      .reply(200, { token: await (await issuer).issue({ name: 'Новая' }) });
    expect((await ask()).user).toMatchObject({ name: 'Новая' });
    renewed.done();
    given.delete('x-request-id');
  });

  test('[AUTH-13] a young one is left alone', async () => {
    await writeSession(await (await issuer).issue({}, { age: 9 * DAY }));
    expect((await ask()).user).not.toBeNull();
  });

  test('[AUTH-13] stays while the main API is unavailable', async () => {
    await due();
    nock(MAIN_API).post(AUTHORIZE).times(2).reply(503);
    expect((await ask()).user).toMatchObject({ name: 'Старая' });
  });

  test('[AUTH-12] ends when the main API knows it no more; the other role stays', async () => {
    const { issue } = await issuer;
    await due();
    await writeSession(await issue({ userId: 'u2', roles: [roles.student] }));
    nock(MAIN_API)
      .post(AUTHORIZE)
      .reply(401, { code: 'token_invalid', message: 'x', requestId: 'x' });
    expect((await ask()).entries.map(({ userId }) => userId)).toEqual(['u2']);
  });

  test('[AUTH-13] of one role is renewed though the main API refuses the other', async () => {
    const { issue } = await issuer;
    await due();
    await writeSession(await issue({ userId: 'u2', roles: [roles.student] }, { age: 11 * DAY }));
    const fresh = await issue({ name: 'Новая' });
    nock(MAIN_API)
      .post(AUTHORIZE, ({ role }) => role === roles.teacher)
      .reply(200, { token: fresh });
    nock(MAIN_API)
      .post(AUTHORIZE, ({ role }) => role === roles.student)
      .reply(403, { code: 'forbidden', message: 'x', requestId: 'x' });
    expect((await ask()).entries.map(({ userId }) => userId)).toEqual(['u1']);
    expect((await readSession())?.current.token).toBe(fresh);
  });

  test('[AUTH-12] of the only role signs out', async () => {
    await due();
    nock(MAIN_API)
      .post(AUTHORIZE)
      .reply(401, { code: 'token_invalid', message: 'x', requestId: 'x' });
    expect(await ask()).toEqual({ user: null, entries: [] });
    expect(jar.has('session')).toBe(false);
  });

  test('[AUTH-13] is not replaced by one that does not verify', async () => {
    await due();
    const foreign = await (await createIssuer()).issue({ name: 'Чужая' });
    nock(MAIN_API).post(AUTHORIZE).reply(200, { token: foreign });
    expect((await ask()).user).toMatchObject({ name: 'Старая' });
  });
});
