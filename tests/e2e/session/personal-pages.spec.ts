import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { signInAsStudent, signInAsTeacher } from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import { JWT } from '@/tests/support/people/jwt';
import { logsUntilNow } from '@/tests/support/stack/logs';
import { signIn } from '@/tests/support/people/people';
import { ask } from '@/tests/support/http/plain-http';
import { createUser, openTestDatabase, sessionCookie } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** A multiple of the paths of both. */
const REQUESTS = 400;

const teacher = async (name: string) => {
  const features = [userFeatures.teachingChosen];
  return sessionCookie(await createUser(database, { roles: [roles.teacher], features, name }));
};

test('hundreds of interleaved requests of two people never show one what is the other’s', async () => {
  test.slow();
  const people = [
    { name: 'Аметиста', Cookie: `session=${await teacher('Аметиста')}` },
    { name: 'Берилла', Cookie: `session=${await teacher('Берилла')}` },
  ];
  const paths = ['/teacher/profile', '/api/session', '/', '/student/profile'];
  const wrong: string[] = [];
  let shown = 0;
  let sent = 0;
  const visit = async () => {
    while (sent < REQUESTS) {
      const turn = sent++;
      const [own, other] = turn % 2 ? people : [...people].reverse();
      // Each path is asked for by both, one right after the other.
      const path = paths[Math.floor(turn / 2) % paths.length] ?? '/';
      const { body, headers, status } = await ask(path, { headers: { Cookie: own?.Cookie ?? '' } });
      if (body.includes(other?.name ?? '')) wrong.push(`${turn} ${path}`);
      if (body.includes(own?.name ?? '')) shown += 1;
      const cache = String(headers['cache-control']);
      if (status === 200 && !/private|no-store/.test(cache)) wrong.push(`${turn} ${path} ${cache}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(wrong).toEqual([]);
  // Half of the requests were for pages that name their person.
  expect(shown).toBe(REQUESTS / 2);
});

test('pages and answers about a person are kept by no cache', async () => {
  const Cookie = `session=${await teacher('Кианита')}`;
  for (const path of [
    '/teacher/profile',
    '/teacher/journal',
    '/homework/new',
    '/api/session',
    '/api/v1/user/config',
  ]) {
    const { status, headers } = await ask(path, { headers: { Cookie } });
    expect([path, status]).toEqual([path, 200]);
    expect(headers['cache-control']).toContain('private');
    expect(headers['cache-control']).toContain('no-store');
  }
});

test('a page costs at most 6 kB of HTML besides its content, and its styles stand in a file', async () => {
  const token = await createUser(database, {
    roles: [roles.student],
    schoolClass: { number: 5, letter: 'А' },
  });
  const asTeacher = `session=${await teacher('Диопсида')}`;
  const asStudent = `session=${await sessionCookie(token)}`;
  // Their lists are empty, so that the data of the page for the browser has little in it as well.
  for (const [path, Cookie] of [
    ['/teacher/profile', asTeacher],
    ['/teacher/journal', asTeacher],
    ['/student/profile', asStudent],
  ] as const) {
    const { status, body } = await ask(path, { headers: { Cookie } });
    expect([path, status]).toEqual([path, 200]);
    const frame = body.replace(/<main[^]*<\/main>/, '');
    expect(gzipSync(frame).length, path).toBeLessThanOrEqual(6_000);
    expect(body).toContain('rel="stylesheet"');
    expect(body).not.toContain('<style');
    // What is shown only where nothing is found travels with no other page.
    expect(body).not.toContain('Страница не найдена');
  }
});

/** Looks at all that a page's browser sends and hears. */
function watchTraffic(page: Page) {
  const found: string[] = [];
  const running = new Set<Promise<void>>();
  let bodies = 0;
  const look = async (response: Response) => {
    const { location } = response.headers();
    const request = response.request();
    const sent = [response.url(), location, request.postData(), request.headers().referer];
    // A redirect has no body, and the browser drops those of requests that a page left behind.
    const body = await response.text().catch(() => '');
    if (body.length > 0) bodies += 1;
    // The encrypted cookie itself is the one place where a token may be.
    if (JWT.test([...sent, body].join('\n'))) found.push(response.url());
  };
  page.on('response', (response) => {
    const looking = look(response).finally(() => running.delete(looking));
    running.add(looking);
  });
  return {
    found,
    bodies: () => bodies,
    /** Waits until everything is looked at: before the next page, or its body is gone. */
    settle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

test('[AUTH-03] [AUTH-10] nothing that a signed-in walk meets has a token in it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const traffic = watchTraffic(page);
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
    );
  /** Signs out once the page follows its session: before, its scripts would cut in. */
  const signOut = async () => {
    await page.waitForResponse((response) => response.url().endsWith('/api/state.js'));
    expect(await stored()).not.toMatch(JWT);
    await traffic.settle();
    await page.goto('/logout');
    await traffic.settle();
  };
  await signInAsTeacher(page);
  for (const path of [
    '/teacher/journal',
    '/homework/new',
    '/api/session',
    '/prosv/subjects',
    '/profile',
  ]) {
    await traffic.settle();
    await page.goto(path);
  }
  await signOut();
  await signInAsStudent(page, `/student/${taskHash}`);
  await page.getByRole('button', { name: /Начать/ }).click();
  await expect(page).toHaveURL(/\/lesson\/homework\//);
  await signOut();
  expect(traffic.found).toEqual([]);
  expect(traffic.bodies()).toBeGreaterThan(30);
  expect(await logsUntilNow()).not.toMatch(JWT);
});
