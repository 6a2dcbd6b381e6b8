import { expect, test } from '@playwright/test';
import type pg from 'pg';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import { agents, ask } from '@/tests/support/http/plain-http';
import { samplePaths, statusPaths } from '@/tests/support/browser/public-pages';
import { expectSecured, nonceOf } from '@/tests/support/browser/security';
import { cookiesOf, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

const parts: Record<string, string> = {
  attemptCode: 'bafedikogupamitebaba',
  stepNumber: '1',
  workbookId: 'matematika-5',
  stepUuid: '00000000-0000-4000-8000-000000000000',
  taskHash: 'bafedikogupamite',
  subject: 'fizika',
  grade: '7-class',
};
const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? name);
function referrerOf(path: string): 'no-referrer' | 'strict-origin' | undefined {
  if (/^\/(prosv|dnevnikru)/i.test(path)) return 'no-referrer';
  return /^\/(lesson|homework|student|share)\//.test(path) ? 'strict-origin' : undefined;
}

test.describe('every route has the security headers', () => {
  const rows: readonly Route[] = Object.values(routes);
  for (const { path: pattern, document, state } of rows)
    test(filled(pattern), async () => {
      const path = filled(pattern);
      const answer = await ask(path);
      // What is not there yet is the document of 404.
      const kind = document || state === 'coming' ? 'document' : 'page';
      // The address of a document holds no secret: one with a query is for Next.js.
      const referrer = kind === 'document' ? undefined : referrerOf(path);
      expectSecured(`${path} ${answer.status}`, answer, { referrer, kind });
    });
});

for (const kind of ['teacher', 'student', 'schoolAdmin'] as const)
  test(`every route has them for a signed-in ${kind} too`, async () => {
    const Cookie = await cookiesOf(database, kind);
    const isLogout = (path: string) => path === routes.logout.path;
    const paths = Object.values(routes).map((route) => filled(route.path));
    const others = paths.filter((path) => !isLogout(path));
    // Signing out last: nobody would be signed in for the rest.
    for (const path of ['/api/session', ...others, ...paths.filter(isLogout)]) {
      const answer = await ask(path, { headers: { Cookie } });
      expectSecured(`${path} ${answer.status}`, answer, { referrer: referrerOf(path) });
      if (path === '/api/session') expect(JSON.parse(answer.body)).toMatchObject({ user: {} });
    }
  });

test.describe('so has what is no page, and what goes wrong', () => {
  const json = { 'Content-Type': 'application/json' };
  for (const [path, status, method, headers] of [
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/api/v1/nothing', 404],
    ['/api/v1/homework', 401],
    ['/api/lead', 403, 'POST', { ...json, Origin: 'https://evil.example' }],
    ['/nothing?x', 404],
    ['/PROSV', 301],
    ['/TEACHER/', 301],
    ['/teacher/profile', 302],
    ['/teacher?x', 200, 'HEAD'],
  ] as const)
    test(`${method ?? 'GET'} ${path} is ${status}`, async () => {
      const answer = await ask(path, { method, headers });
      expect([path, answer.status]).toEqual([path, status]);
      expectSecured(path, answer, { referrer: referrerOf(path) });
    });
});

test.describe('[DOC-05] so has a document, which needs no nonce', () => {
  for (const [path, status, method] of [
    ['/', 200],
    ['/nothing', 404],
    ['/moved', 404],
    ['/prosv/nothing', 404],
    ['/teacher', 200, 'HEAD'],
  ] as const)
    test(`${method ?? 'GET'} ${path} is ${status}`, async () => {
      const answer = await ask(path, { method });
      expect([path, answer.status]).toEqual([path, status]);
      expectSecured(path, answer, { kind: 'document' });
    });
});

test.describe('[HTTP-01] what is answered in front of Next.js needs no nonce', () => {
  for (const [path, status, method] of [
    ['/health', 200],
    ['/ready', 200],
    ['/manifest.webmanifest', 200],
    ['/icon.svg', 200],
    ['/favicon.ico', 200],
    ['/og/home.png', 200],
    ['/og/nothing.png', 404],
    ['/images/nothing.png', 404],
    ['/icons/nothing.png', 404],
    ['/_next/static/nothing.js', 404],
    ['/_next/nothing', 404],
    ['/_next/data/x/teacher.json', 404],
    ['/api/lead', 405],
    ['/api/nothing', 404],
    ['//teacher', 301],
    ['/teacher', 405, 'POST'],
    ['/teacher', 405, 'DELETE'],
    ['/teacher', 405, 'TRACE'],
    ['/og/default.png', 405, 'POST'],
    ['/prosv/%', 400],
    ['/x_%', 400],
    ['/%', 400],
    ['/api/v1/%', 400],
    ['/api/v1/homework/%ff', 400],
    ['/og/%', 400],
    [`/${'x'.repeat(10_000)}`, 414],
    [`/${'x'.repeat(20_000)}`, 414],
    ['http://evil.example/login', 400],
  ] as const)
    test(`${method ?? 'GET'} ${path.slice(0, 40)} (${path.length}) is ${status}`, async () => {
      const answer = await ask(path, { method });
      expect([path, answer.status]).toEqual([path, status]);
      expectSecured(path, answer, { referrer: referrerOf(path), kind: 'file' });
    });

  test('a file of the program', async () => {
    const { body } = await ask('/login?x');
    const file = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? '';
    const answer = await ask(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expectSecured(file, answer, { kind: 'file' });
  });
});

test('«not modified» leaves the policy to the copy that the browser has', async () => {
  const picture = '/images/matematika/solve-desktop.webp';
  const [page, file] = [await ask('/teacher'), await ask(picture)];
  const since = { 'If-Modified-Since': page.headers['last-modified'] ?? '' };
  const kept = await ask('/teacher', { headers: since });
  expect(kept.headers['content-security-policy']).toBeUndefined();
  for (const [whole, again] of [
    [page, kept],
    [file, await ask(picture, { headers: { 'If-None-Match': file.headers.etag ?? '' } })],
  ] as const) {
    expect(again.status).toBe(304);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
    for (const name of ['cache-control', 'vary'])
      expect([name, again.headers[name]]).toEqual([name, whole.headers[name]]);
  }
});

test.describe('each script of a page carries the nonce of its answer', () => {
  // A query that nobody knows keeps documents away.
  const rendered = [...samplePaths, ...statusPaths, '/nothing'].map((path) => `${path}?x`);
  const paths = [...rendered, '/_kit'];
  for (const path of paths)
    for (const [name, agent] of Object.entries(agents).slice(0, 2))
      test(`${path} for ${name}`, async () => {
        const answer = await ask(path, { headers: { 'User-Agent': agent } });
        const nonce = nonceOf(answer);
        const elements = [...answer.body.matchAll(/<(?:script\b|link\b[^>]*as=\"script\")[^>]*>/g)]
          .map(([element]) => element)
          .filter((element) => !element.includes('type="application/ld+json"'));
        expect(elements.length).toBeGreaterThan(3);
        expect(elements.filter((element) => !element.includes(` nonce="${nonce}"`))).toEqual([]);
        expect(nonceOf(await ask(path))).not.toBe(nonce);
      });
});

test('nobody chooses the nonce of a page', async () => {
  const chosen = 'AAAAAAAAAAAAAAAAAAAAAA==';
  const policy = `script-src 'nonce-${chosen}' 'strict-dynamic'`;
  for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only']) {
    const { headers, body } = await ask('/teacher?x', { headers: { [name]: policy } });
    expect(headers['content-security-policy']).not.toContain(chosen);
    expect(body).not.toContain(chosen);
  }
});
