import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { readSession, writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET, POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const issuer = createIssuer();
const PARTNER = 'https://books.example.ru';
const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await POST(
    new Request('http://localhost:3000/api/session/partner', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: PARTNER, ...headers },
    }),
  );
  const location = response.headers.get('location');
  return location === NEXT ? arrive() : ([response.status, location] as const);
};
const NEXT = '/api/session/partner';
/** The browser follows, now with the cookies that a page of our own gets. */
const arrive = async () => {
  const response = await GET();
  return [response.status, response.headers.get('location')] as const;
};
const accept = (token: string) =>
  nock(MAIN_API)
    .post('/api/v1/auth/prosv/authorize', { token: 'given', role: roles.student })
    .reply(200, { token });

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent';
  process.env.PARTNER_HOSTS = 'books.example.ru';
  nock.disableNetConnect();
});
beforeEach(async () => {
  jar.clear();
  (await issuer).publishKeys();
});
afterEach(() => nock.cleanAll());
afterAll(() => {
  delete process.env.PARTNER_HOSTS;
  nock.enableNetConnect();
});

describe('a token that a partner passes on', () => {
  test('[AUTH-06] signs in, in the role that was asked for, and leads on', async () => {
    const token = await (await issuer).issue({ roles: [roles.student] });
    accept(token);
    const fields = { token: 'given', role: roles.student, returnUrl: '/student/bafedikogupamite' };
    expect(await send(fields)).toEqual([303, '/student/bafedikogupamite']);
    expect((await readSession())?.current.token).toBe(token);
  });

  test('[AUTH-06] leads to no page of another role, and counts as a sign-in', async () => {
    accept(await (await issuer).issue({ roles: [roles.student] }));
    const fields = { token: 'given', role: roles.student, returnUrl: '/teacher/journal' };
    expect(await send(fields)).toEqual([303, '/student/profile']);
    expect(jar.get('sign-ins')).toMatch(/^[\w-]{10}~[0-9a-z]+$/);
  });

  test('[AUTH-06] a return address too long for a cookie is left out, and the sign-in goes on', async () => {
    accept(await (await issuer).issue({ roles: [roles.student], name: 'Ж'.repeat(300) }));
    const returnUrl = `/student/bafedikogupamite?${'a'.repeat(1_900)}`;
    const [status, next] = await send({ token: 'given', role: roles.student, returnUrl });
    expect([status, next]).toEqual([303, '/student/profile']);
  });

  test('[AUTH-06] [ROUTE-02] leads to no other host', async () => {
    accept(await (await issuer).issue({ roles: [roles.student] }));
    const fields = { token: 'given', role: roles.student, returnUrl: '//evil.ru' };
    expect(await send(fields)).toEqual([303, '/student/profile']);
  });

  test('[AUTH-06] [AUTH-10] leaves whoever is signed in here in another role', async () => {
    const { issue } = await issuer;
    await writeSession(await issue({ userId: 'u9' }));
    accept(await issue({ roles: [roles.student] }));
    await send({ token: 'given', role: roles.student });
    expect((await readSession())?.entries.map(({ userId }) => userId)).toEqual(['u9', 'u1']);
  });

  test('[AUTH-06] is used once, and nothing else that is ours passes for it', async () => {
    expect(await arrive()).toEqual([303, '/403']);
    await writeSession(await (await issuer).issue());
    jar.set('partner-token', jar.get('session') ?? '');
    expect(await arrive()).toEqual([303, '/403']);
  });

  test.each(['https://evil.ru', 'https://books.example.ru.evil.ru', 'null', ''])(
    '[AUTH-06] from a page of %j is refused: nobody is signed in by strangers',
    async (Origin) => {
      expect(await send({ token: 'given' }, { Origin })).toEqual([403, null]);
      expect(jar.size).toBe(0);
    },
  );

  test('[AUTH-06] that the main API refuses leads to /403', async () => {
    nock(MAIN_API)
      .post('/api/v1/auth/prosv/authorize')
      .reply(401, { code: 'token_invalid', message: 'x', requestId: 'x' });
    expect(await send({ token: 'given', role: 'admin' })).toEqual([303, '/403']);
    expect(jar.size).toBe(0);
  });

  test('[AUTH-06] that comes back unsigned leads to /403', async () => {
    nock(MAIN_API)
      .post('/api/v1/auth/prosv/authorize')
      .reply(200, { token: await (await createIssuer()).issue() });
    expect(await send({ token: 'given' })).toEqual([303, '/403']);
    expect(jar.size).toBe(0);
  });

  test.each([
    ['missing', { role: roles.student }, 303],
    ['empty', { token: '' }, 303],
    ['enormous', { token: 'x'.repeat(20_000) }, 413],
  ])('[AUTH-06] a token that is %s asks nobody', async (_, fields, status) => {
    expect((await send(fields as Record<string, string>))[0]).toBe(status);
    expect(jar.size).toBe(0);
  });
});
