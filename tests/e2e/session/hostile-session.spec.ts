import { expect, test } from '@playwright/test';
import { encode } from 'next-auth/jwt';
import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type pg from 'pg';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { ownKey, sign } from '@/tests/support/people/own-key';
import { signIn } from '@/tests/support/people/people';
import { ask } from '@/tests/support/http/plain-http';
import { createUser, openTestDatabase, sessionCookie } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

const DAY = 24 * 3_600;
const secret = () => serverConfig().SESSION_SECRET;
/** A cookie that is encrypted as ours are, around whatever is given. */
const seal = (content: object, salt?: string) =>
  encode({ token: { ...content }, secret: secret(), ...(salt !== undefined && { salt }) });
const around = (token: string) =>
  seal({ current: roles.teacher, entries: { [roles.teacher]: { token, updatedAt: 1 } } });

/** What the main API says of a teacher with all that a page asks for. */
const teacherClaims = async () =>
  decodeJwt(
    await createUser(database, {
      roles: [roles.teacher],
      features: ['gradeAndSubjectSelectionPage'],
    }),
  );
/** The same with a change, signed with the main API's own key: the change alone is what is wrong. */
const resign = async (change: JWTPayload) =>
  sign({ ...(await teacherClaims()), ...change }, await ownKey());
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cookies that nobody of us has made, or whose time is over. */
const forged: readonly [string, () => Promise<string>][] = [
  ['no cookie of ours', () => Promise.resolve('forged')],
  ['an enormous one', () => Promise.resolve('a'.repeat(7_000))],
  ['percent codes and quotes', () => Promise.resolve('%00%22%3B%0d%0a')],
  ['an object', () => Promise.resolve(encodeURIComponent('{"current":"x"}'))],
  ['a cut one', async () => (await around(await signIn('teacher@example.ru'))).slice(0, -20)],
  [
    'one with a letter changed',
    async () => {
      const cookie = await around(await signIn('teacher@example.ru'));
      const at = Math.floor(cookie.length / 2);
      return cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1);
    },
  ],
  ['a bare edu token', () => signIn('teacher@example.ru')],
  [
    'one of another key',
    () => encode({ token: { current: roles.teacher }, secret: 'x'.repeat(40) }),
  ],
  [
    'one that was made for another purpose',
    async () => seal({ current: roles.teacher, entries: {} }, 'lead-draft'),
  ],
  ['one without entries', () => seal({ current: roles.teacher, entries: {} })],
  [
    'one of an unknown role',
    () => seal({ current: 'ROLE_ADMIN', entries: { ROLE_ADMIN: { token: 'x', updatedAt: 1 } } }),
  ],
  ['an empty token', () => around('')],
  ['a token that is none', () => around('a.b.c')],
  [
    'a token whose time is over',
    async () => {
      const now = Math.floor(Date.now() / 1_000);
      return around(await resign({ iat: now - 30 * DAY - 1, exp: now - 1 }));
    },
  ],
];

for (const [what, make] of forged)
  test(`[AUTH-09] ${what} is a signed-out visitor with a cleared cookie`, async () => {
    const cookie = `session=${await make()}`;
    for (const path of ['/teacher/profile', '/student/profile', '/school', '/profile']) {
      const { status, headers } = await ask(path, { headers: { Cookie: cookie } });
      expect([path, status, headers.location]).toEqual([
        path,
        302,
        `/login?returnUrl=${encodeURIComponent(path)}`,
      ]);
      expect(String(headers['set-cookie'])).toMatch(/(^|,)session=;/);
      expect(String(headers['set-cookie'])).toMatch(/(^|,)session-mark=;/);
    }
    const session = await ask('/api/session', { headers: { Cookie: cookie } });
    expect(JSON.parse(session.body)).toEqual({ user: null, entries: [] });
    const call = await ask('/api/v1/homework', { headers: { Cookie: cookie } });
    expect([call.status, String(call.headers['set-cookie'])]).toEqual([
      401,
      expect.stringMatching(/(^|,)session=;/),
    ]);
  });

/** Tokens that stand in a cookie of ours and that the main API would not give: only a broken server could put them there. */
const foreign: readonly [string, () => Promise<string>][] = [
  [
    'of a foreign key under our name',
    async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return sign(await teacherClaims(), { ...(await ownKey()), privateKey });
    },
  ],
  ['of our key for a foreign audience', () => resign({ aud: 'x' })],
  ['of our key for editors', () => resign({ aud: serverConfig().CMS_TOKEN_AUDIENCE })],
  ['of our key by a foreign issuer', () => resign({ iss: 'x' })],
  ['of our key by no issuer', () => resign({ iss: undefined })],
  ['with alg none', async () => `${part({ alg: 'none' })}.${part(await teacherClaims())}.`],
  [
    'signed with a shared secret',
    async () => {
      const { kid, publicJwk } = await ownKey();
      return new SignJWT(await teacherClaims())
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(JSON.stringify(publicJwk)));
    },
  ],
];

test('[AUTH-12] signed again with our own key, the token of a teacher opens their page', async () => {
  const Cookie = `session=${await around(await resign({}))}`;
  expect((await ask('/teacher/journal', { headers: { Cookie } })).status).toBe(200);
});

for (const [what, make] of foreign)
  test(`[AUTH-12] a token ${what} shows nothing: the main API refuses it and the session ends`, async () => {
    const headers = { Cookie: `session=${await around(await make())}` };
    const page = await ask('/teacher/journal', { headers });
    expect([page.status, page.headers.location]).toEqual([
      307,
      '/logout?expired=&returnUrl=%2Fteacher%2Fjournal',
    ]);
    const out = await ask(page.headers.location ?? '', { headers });
    expect([out.status, out.headers.location]).toEqual([303, '/teacher/journal']);
    expect(String(out.headers['set-cookie'])).toMatch(/(^|,)session=;/);
    expect((await ask('/api/v1/homework', { headers })).status).toBe(401);
  });

test('[AUTH-14] a session that was signed out elsewhere is over here at the next page', async () => {
  const token = await createUser(database, {
    roles: [roles.teacher],
    features: ['gradeAndSubjectSelectionPage'],
  });
  const Cookie = `session=${await sessionCookie(token)}`;
  expect((await ask('/teacher/profile', { headers: { Cookie } })).status).toBe(200);
  await ask('/logout', { headers: { Cookie } });
  const page = await ask('/teacher/profile', { headers: { Cookie } });
  expect(page.headers.location).toBe('/logout?expired=&returnUrl=%2Fteacher%2Fprofile');
});

test('[AUTH-05] a page that asks for a sign-in again and again ends at 403 and says so in the log', async () => {
  const { createHash } = await import('node:crypto');
  const mark = createHash('sha256').update('/teacher/journal').digest('base64url').slice(0, 10);
  const one = `${mark}~${Date.now().toString(36)}`;
  const Cookie = `sign-ins=${[one, one, one].join('.')}`;
  const { status, body } = await ask('/teacher/journal?secret=1', { headers: { Cookie } });
  expect([status, body.includes('Ошибка авторизации')]).toEqual([403, true]);
  const { readFileSync } = await import('node:fs');
  const log = () => readFileSync('test-results/logs/e2e-web.log', 'utf8');
  await expect.poll(log).toContain('Зацикливание ссылки /teacher/journal');
  expect(log()).not.toContain('secret=1');
});

test('[AUTH-18] a teacher whom a partner sent is not asked what they teach, for this visit', async () => {
  const token = await createUser(database, { roles: [roles.teacher], status: 'new' });
  const Cookie = `session=${await sessionCookie(token)}`;
  const at = (headers: Record<string, string>) => ask('/teacher/profile', { headers });
  expect((await at({ Cookie })).headers.location).toMatch(/^\/prosv\/subjects/);
  const sent = await at({ Cookie, Referer: 'https://books.example.ru/page' });
  expect([sent.status, String(sent.headers['set-cookie'])]).toEqual([
    200,
    expect.stringMatching(/multibook=1; Path=\/; HttpOnly; SameSite=lax$/),
  ]);
  expect((await at({ Cookie: `${Cookie}; multibook=1` })).status).toBe(200);
});

test('[AUTH-06] a partner’s page signs a visitor in beside whoever is there, and leaves no token behind', async () => {
  const [own, partners] = await Promise.all([
    createUser(database, { roles: [roles.teacher], features: ['gradeAndSubjectSelectionPage'] }),
    createUser(database, { roles: [roles.student], name: 'Партнёр' }),
  ]);
  const postPartnerToken = (Origin: string) =>
    ask('/api/session/partner', {
      method: 'POST',
      headers: { Origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: partners, returnUrl: '/student/profile' }).toString(),
    });
  expect((await postPartnerToken('https://evil.example')).status).toBe(403);
  const taken = await postPartnerToken('https://books.example.ru');
  expect([taken.status, taken.headers.location]).toEqual([303, '/api/session/partner']);
  const cookiesOf = (lines: string[] = []) => lines.map((line) => line.split(';')[0]).join('; ');
  const kept = cookiesOf(taken.headers['set-cookie']);
  const session = `session=${await sessionCookie(own)}`;
  const back = await ask('/api/session/partner', { headers: { Cookie: `${session}; ${kept}` } });
  expect([back.status, back.headers.location]).toEqual([303, '/student/profile']);
  const told = await ask('/api/session', {
    headers: { Cookie: cookiesOf(back.headers['set-cookie']) },
  });
  const { entries, user } = JSON.parse(told.body) as { entries: object[]; user: { name: string } };
  expect([entries.length, user.name]).toEqual([2, 'Партнёр']);
});

test('[AUTH-18] a visitor whom a partner sent is known by the parsed host of the referrer alone', async () => {
  const sent = await ask('/', {
    headers: { Referer: 'https://evil.example/?https://books.example.ru/' },
  });
  expect(String(sent.headers['set-cookie'] ?? '')).not.toContain('multibook');
});

const hostile = [
  'provider=google',
  'provider=vk&provider=mo',
  `provider=${'vk'.repeat(3_000)}`,
  'homeworkHash=%27%22%3Cscript%3E',
  'homeworkHash=bafedikogupamite&homeworkHash=bafedikogupamita',
  'redirectUrl=%2F%2Fevil.example',
  'returnUrl=https://evil.example',
  'returnUrl=javascript:alert(1)',
  `returnUrl=/${'a'.repeat(6_000)}`,
  'redirectUrl=/teacher&redirectUrl=/student',
  `redirectUrl=/${'a'.repeat(6_000)}`,
  `homeworkHash=${'bafedikogupamite'.repeat(400)}`,
  'role=admin&silent=maybe',
  'role=teacher&role=student',
  `role=${'teacher'.repeat(900)}`,
  'role[]=teacher&__proto__[x]=1',
  '%00=%00&x=%0d%0aSet-Cookie:a=b',
];
for (const query of hostile)
  test(`[AUTH-01] a sign-in with ${query.slice(0, 50)} begins as if nothing had been said`, async () => {
    const login = await ask(`/login?${query}`);
    expect(login.status).toBe(200);
    expect(login.body).not.toMatch(/(?:href|action|src|content)="[^"]*(?:evil|javascript:)/);
    expect(login.body).not.toContain('<script>alert');
    const { status, headers } = await ask(`/prosv?${query}`);
    const url = new URL(headers.location ?? '');
    expect([status, url.origin]).toEqual([303, process.env.TEST_SSO]);
    const plain = new URL((await ask('/prosv')).headers.location ?? '');
    expect([...url.searchParams.keys()]).toEqual([...plain.searchParams.keys()]);
    const { rows } = await database.query(
      'select params from main_api.login_state where state = $1',
      [url.searchParams.get('state')],
    );
    expect(rows).toEqual([{ params: {} }]);
    expect(String(headers['set-cookie'])).not.toContain('a=b');
  });
