import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { ask } from '@/tests/support/http/plain-http';
import { createUser, openTestDatabase, sessionCookie } from '@/tests/support/people/visitors';

let database: pg.Pool;
let Cookie: string;
test.beforeAll(async () => {
  database = openTestDatabase();
  const features = [userFeatures.teachingChosen];
  const token = await createUser(database, { roles: [roles.teacher], features, name: 'Дверь' });
  Cookie = `session=${await sessionCookie(token)}`;
});
test.afterAll(() => database.end());

test.describe('[NET-05] [NET-06] no spelling of a path gets round the table', () => {
  for (const path of [
    '/api/v1/content/..%2fhomework',
    '/api/v1//homework',
    '//api/v1/homework',
    '/api//v1/homework',
    '/api/v1/homework/..',
    '/api/v1/homework%2f',
    '/api/v1/homework%00',
    '/api/v1/homework\\..\\journal',
    '/api/v1/HOMEWORK',
    '/API/v1/homework',
    '/api/v1/homework;x=1',
    '/api/v1/%68omework',
    '/api/v1/auth/prosv/authorize',
    '/api/v1/auth/prosv/authenticate?code=a&state=b',
    '/api/v1/registration/student',
    '/api/v1/cms/workbooks',
    '/api/v2/homework',
    '/api/v1',
    '/api/v1/',
    '/api/v1/__proto__',
    '/api/v1/constructor',
    '/openapi.json',
  ])
    test(path, async () => {
      const { status, body } = await ask(path, { headers: { Cookie } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).not.toContain('Дверь');
      expect(body).not.toContain('"homework":[');
    });
});

test.describe('[NET-05] dots in a path are resolved before anything looks at it', () => {
  for (const [path, plain] of [
    ['/api/v1/content/../homework', '/api/v1/homework'],
    ['/api/v1/content/%2e%2e/homework', '/api/v1/homework'],
    ['/api/v1/%2E%2e/v1/./journal', '/api/v1/journal'],
    ['/api/v1/../../teacher/profile', '/teacher/profile'],
    ['/api/v1/%2e%2e/%2e%2e/teacher/profile', '/teacher/profile'],
    ['/_next/../teacher/journal', '/teacher/journal'],
    ['/_next/%2e%2e/teacher/journal', '/teacher/journal'],
    ['/health/../teacher/profile', '/teacher/profile'],
    ['/api/v1/content/../auth/prosv/authorize', '/api/v1/auth/prosv/authorize'],
    ['/cms/login/../../cms', '/cms'],
  ] as const)
    test(`${path} is ${plain}, for a guest as for others`, async () => {
      for (const headers of [{}, { Cookie }] as Record<string, string>[]) {
        const [tricky, usual] = [await ask(path, { headers }), await ask(plain, { headers })];
        expect([tricky.status, tricky.headers.location]).toEqual([
          usual.status,
          usual.headers.location,
        ]);
      }
    });
});

test('[NET-06] methods, content types and sizes are judged before anything is done', async () => {
  const origin = process.env.TEST_WEB_ORIGIN ?? '';
  const own = { Cookie, Origin: origin };
  const json = { ...own, 'Content-Type': 'application/json' };
  const at = async (method: string, path: string, headers: Record<string, string>, body = '') =>
    (await ask(path, { method, headers, body })).status;
  expect(await at('DELETE', '/api/v1/journal', own)).toBe(405);
  expect(await at('OPTIONS', '/api/v1/journal', own)).toBe(405);
  expect(await at('POST', '/api/v1/homework', { ...own, 'Content-Type': 'text/plain' }, '{}')).toBe(
    415,
  );
  expect(
    await at(
      'POST',
      '/api/v1/homework',
      { ...own, 'Content-Type': 'application/x-www-form-urlencoded' },
      'a=b',
    ),
  ).toBe(415);
  expect(await at('POST', '/api/v1/homework', json, '{')).toBe(400);
  expect(await at('POST', '/api/v1/homework', json, '[]')).toBe(400);
  expect(await at('POST', '/api/v1/homework', json, `{"title":"${'x'.repeat(1_000_100)}"}`)).toBe(
    413,
  );
  expect(
    await at('POST', '/api/v1/homework', { ...json, Origin: 'https://evil.example' }, '{}'),
  ).toBe(403);
  expect(await at('POST', '/api/v1/homework', { ...json, Origin: 'null' }, '{}')).toBe(403);
  expect(
    await at('POST', '/api/v1/homework', { ...json, 'Sec-Fetch-Site': 'same-site' }, '{}'),
  ).toBe(403);
  expect(
    await at('POST', '/api/session/student', { ...json, Origin: 'https://evil.example' }, '{}'),
  ).toBe(403);
  expect(await at('POST', '/api/session/partner', { ...own, Origin: 'https://evil.example' })).toBe(
    403,
  );
  expect(await at('POST', '/teacher/profile', own)).toBe(405);
});

test.describe('[ROUTE-15] [AUTH-02] no page of another site makes us work', () => {
  for (const path of ['/student/bababababababaza', '/prosv', '/teacher/profile', '/', '/logout'])
    for (const dest of ['image', 'iframe', 'empty'])
      test(`${path} as ${dest}`, async () => {
        const headers = { Cookie, 'Sec-Fetch-Dest': dest, 'Sec-Fetch-Site': 'cross-site' };
        const answer = await ask(path, { headers });
        expect([answer.status, answer.body]).toEqual([403, '']);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      });
  test('a code by way of the proxy', async () => {
    const headers = { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' };
    const { status, body } = await ask('/api/v1/task-preview/bababababababaza', { headers });
    expect([status, body]).toEqual([403, expect.stringContaining('cross_site')]);
  });
});

const forged: readonly Record<string, string>[] = [
  { 'X-User-Id': '1' },
  { Authorization: 'Bearer x' },
  { 'X-Service-Token': 'x' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware' },
  { 'x-middleware-rewrite': '/teacher/profile' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-override-headers': 'x-path', 'x-middleware-request-x-path': '/' },
  { 'x-middleware-set-cookie': 'session=evil' },
  { 'x-page-state': '{"path":"/","httpStatus":200,"robots":"index,follow"}' },
  { 'x-path': '//evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-nextjs-data': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { 'x-invoke-path': '/teacher/profile', 'x-matched-path': '/teacher/profile' },
  { 'x-original-url': '/teacher/profile', 'x-rewrite-url': '/teacher/profile' },
];
for (const headers of forged)
  test(`[NET-06] a guest who says ${JSON.stringify(headers)} is still a guest`, async () => {
    const page = await ask('/teacher/profile', { headers });
    expect(page.body).not.toContain('Мои задания');
    expect(page.status).not.toBe(200);
    expect(page.status).not.toBe(500);
    expect(String(page.headers.location ?? '')).not.toMatch(/evil/);
    expect(String(page.headers['set-cookie'] ?? '')).not.toContain('evil');
    // With a header of its own router and without its mark in the address, Next.js sends a browser back.
    expect([401, 307]).toContain((await ask('/api/v1/homework', { headers })).status);
  });

test('[NET-06] what a signed-in browser says about itself changes nobody', async () => {
  const evil = { 'X-User-Id': '1', Authorization: 'Bearer evil', 'X-Service-Token': 'evil' };
  const { status, body } = await ask('/api/session', { headers: { Cookie, ...evil } });
  expect([status, JSON.parse(body).user.name]).toEqual([200, 'Дверь']);
  const config = await ask('/api/v1/user/config', { headers: { Cookie, ...evil } });
  expect(config.status).toBe(200);
});
