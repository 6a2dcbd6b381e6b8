import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { signInAsStudent, signInAsTeacher } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { beginHomework } from '@/tests/support/homework/begin-homework';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
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

/** All that the browser keeps for this origin and scripts can read: keys and values. */
const storedNow = (page: Page) =>
  page.evaluate(async () => {
    const answers = await new Promise<unknown[]>((resolve) => {
      const opening = indexedDB.open('answers');
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains('unsent')) return resolve([]);
        const all = database.transaction('unsent').objectStore('unsent').getAll();
        all.onsuccess = () => resolve(all.result as unknown[]);
      };
    });
    return { local: { ...localStorage }, session: { ...sessionStorage }, answers };
  });

test('[TRUST-10] after signing out nothing of the teacher is in the browser', async ({
  page,
  context,
}) => {
  const name = 'Аметистина';
  // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
  const token = await createUser(database, { roles: [roles.teacher], providerType: 'vk', name });
  const { userId } = await callPlatform('getUserConfig', { token });
  await giveSession(context, [[roles.teacher, token]]);
  await page.goto('/teacher/profile');
  await expect.poll(async () => JSON.stringify(await storedNow(page))).toContain(name);
  await page.evaluate((id) => {
    sessionStorage.setItem(`homework-draft:${id}`, '{"title":"Для Пети"}');
    sessionStorage.setItem('lead:school', '{"email":"somebody@example.ru"}');
    localStorage.setItem(`last-workbook:${id}`, 'fizika-7');
    localStorage.setItem('offer-answer', `1 ${id}`);
    localStorage.setItem('journal-mark-type', 'percent');
  }, userId);
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  const { local, session, answers } = await storedNow(page);
  const kept = [...Object.keys(local), ...Object.keys(session)];
  const impersonal = [
    'journal-mark-type',
    'last_utms',
    'last_refferer_url',
    'utms_saved',
    'utms_id',
    'referrer',
    'reloaded',
  ];
  expect(kept.filter((key) => !impersonal.includes(key))).toEqual([]);
  expect(local['journal-mark-type']).toBe('percent');
  expect(JSON.stringify([local, session, answers])).not.toMatch(new RegExp(`${userId}|${name}`));
});

test('[TRUST-06] [TRUST-10] a student takes what is kept of them along, and is forgotten', async ({
  page,
  context,
}) => {
  const path = await beginHomework(context);
  await page.goto(`${path}/1`);
  await page.goto('/profile');
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `own-data-${width}`, true);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать мои данные' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    product: { attempt: unknown[] };
  };
  expect(file.product.attempt).toHaveLength(1);

  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the question before erasing');
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `erase-dialog-${width}`);
  }
  await dialog.getByRole('textbox').fill('удалить');
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page).toHaveURL('/');
  const { local, session, answers } = await storedNow(page);
  expect([local, session, answers]).not.toContainEqual(expect.stringContaining('Пётр'));
  expect(answers).toEqual([]);
  await page.goto('/student/profile');
  await expect(page).toHaveURL(/\/login/);
});

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
