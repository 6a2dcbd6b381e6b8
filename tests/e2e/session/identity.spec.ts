import { expect, test, type APIResponse, type BrowserContext, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import {
  beginByName,
  fillSignIn,
  sendName,
  signInAsStudent,
  signInAsTeacher,
} from '@/tests/support/browser/browser';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession, makeToken, takeSession } from '@/tests/support/people/give-session';
import { createHomework } from '@/tests/support/homework/homework';
import { openAlive } from '@/tests/support/browser/open-alive';
import { newcomer, signIn } from '@/tests/support/people/people';

/** Within how many milliseconds an open page begins to leave. */
const SOON = 5_000;
const TEN_SECONDS = 10_000;
const TEN_MINUTES = 10 * 60_000;
const MONTHS = 99 * 24 * 60 * 60_000;

// Each test waits for the clock of a page more than it computes.
test.describe.configure({ mode: 'parallel' });

let taskHash: string;
test.beforeAll(async () => {
  ({ taskHash } = await createHomework(await signIn('teacher@example.ru'), { title: 'Вход' }));
});

const sso = (path: string) => new URL(path, process.env.TEST_SSO).href;
const hasSession = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'session');
const collectionOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('edu-token-collection'));

/** The tab goes into the background, or comes back: headless Chromium takes every tab for seen. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );
}

/** The session here alone is lost, while no page is there to notice. */
async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await takeSession(page.context());
}

/** Counts how often a page asks the SSO who is signed in there. */
function countPolls(page: Page): () => number {
  let polls = 0;
  page.on('request', (request) => {
    if (request.url() === sso('/api/state.js')) polls += 1;
  });
  return () => polls;
}

/** Waits until the page has had that many replies of the SSO: by then it has done what it does. */
async function waitForSsoReplies(page: Page, times = 3): Promise<void> {
  for (let reply = 0; reply < times; reply++)
    await page.waitForResponse((response) => response.url() === sso('/api/state.js'));
}

test.describe('[AUTH-15] the state of the SSO', () => {
  test('signed out there in another tab is signed out here', async ({ page, context }) => {
    await signInAsTeacher(page);
    // Its own loading is not to be counted.
    await waitForSsoReplies(page, 1);
    const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout');
    const other = await context.newPage();
    // To a page that does not watch: it is the open one that follows.
    const signedOut = await other.goto(sso('/signout?return=/user-agreement'));
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/user-agreement');
    expect(await hasSession(context)).toBe(false);
    let first = signedOut?.request();
    for (let before = first; before; before = before.redirectedFrom() ?? undefined) first = before;
    expect(first?.url()).toContain('/signout');
    const begun = (await leaving).timing().startTime;
    expect(begun - (first?.timing().startTime ?? 0)).toBeLessThan(SOON);
  });

  test('signed in there as another person, that person comes in', async ({ page, context }) => {
    await signInAsTeacher(page);
    await show(page, false);
    const other = await context.newPage();
    // A page that does not watch.
    await other.goto(sso('/signout?return=/user-agreement'));
    await expect(other).toHaveURL('/user-agreement');
    // The SSO has told the main API, and a page learns from it that it is nobody's any more.
    await expect
      .poll(async () => {
        await other.reload();
        return hasSession(context);
      })
      .toBe(false);
    await other.goto('/prosv');
    await fillSignIn(other, 'student2@example.ru');
    await expect(other).toHaveURL('/student/profile');
    // What the first tab showed belongs to somebody else by now: seen again, it shows nothing of them.
    await show(page, true);
    await expect(page.getByRole('heading', { name: /Анна/ })).toHaveCount(0);
    // Whoever comes in is greeted by name, with their own work; the teacher’s pages are not theirs.
    await page.goto('/student/profile');
    await expect(page).toHaveURL('/student/profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Вера');
    await expect(page.getByText('Анна')).toHaveCount(0);
    await expect.poll(() => collectionOf(page)).toContain(roles.student);
    expect(await collectionOf(page)).not.toContain(roles.teacher);
  });

  test('signed in there and a guest here, a homework link signs in once', async ({
    page,
    context,
  }) => {
    const path = `/student/${taskHash}`;
    await signInAsStudent(page, path, 'student2@example.ru');
    await loseSession(page);
    await page.goto(path);
    await expect.poll(() => hasSession(context)).toBe(true);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('prev_uri'))).toBe(path);
    expect(await page.evaluate(() => sessionStorage.getItem('reloaded'))).not.toBeNull();

    await loseSession(page);
    await page.goto(path);
    await waitForSsoReplies(page);
    await expect(page).toHaveURL(path);
    expect(await hasSession(context)).toBe(false);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  for (const path of ['/', '/login', '/teacher', '/404', '/user-agreement'])
    test(`nobody is signed in by itself on ${path}`, async ({ page, context }) => {
      await signInAsStudent(page, '/student/profile', 'student2@example.ru');
      await loseSession(page);
      const polls = countPolls(page);
      await page.clock.install();
      await openAlive(page, path);
      // A page that watches asks our server at once, and the SSO after that.
      await page.evaluate(() => fetch('/api/session').then((answer) => answer.text()));
      await page.clock.runFor(TEN_SECONDS);
      await expect(page).toHaveURL(path);
      expect(await hasSession(context)).toBe(false);
      expect(polls()).toBe(0);
    });

  test('a session that is gone ends the page', async ({ page, context }) => {
    await signInAsTeacher(page);
    await takeSession(context);
    await expect(page).toHaveURL('/');
  });

  for (const provider of ['mediateka', 'mos_oblast'])
    test(`a session of ${provider} that is gone leaves the page`, async ({ page, context }) => {
      await page.route('**/api/v1/user/config*', (route) => route.abort());
      await giveSession(context, [
        [roles.schoolAdmin, await makeToken(roles.schoolAdmin, provider, 600)],
      ]);
      await page.goto('/school');
      await expect.poll(() => collectionOf(page)).toContain(provider);
      await takeSession(context);
      await expect.poll(() => collectionOf(page)).toBeNull();
      await waitForSsoReplies(page);
      await expect(page).toHaveURL('/school');
    });

  test('is not asked for by a hidden tab', async ({ page }) => {
    await page.clock.install();
    await signInAsTeacher(page);
    await waitForSsoReplies(page, 2);
    await show(page, false);
    const polls = countPolls(page);
    await page.clock.runFor(TEN_MINUTES);
    expect(polls()).toBe(0);
    await show(page, true);
    await expect.poll(polls).toBeGreaterThan(0);
  });
});

test.describe('[AUTH-12] a session that is over', () => {
  test('in an open tab leads to the sign-in, and back', async ({ page }) => {
    await page.clock.install();
    await signInAsTeacher(page);
    await expect.poll(() => collectionOf(page)).not.toBeNull();
    await page.clock.fastForward(MONTHS);
    await expect(page).toHaveURL('/login?returnUrl=%2Fteacher%2Fprofile');
    await expect.poll(() => collectionOf(page)).toBeNull();
    await page.getByRole('link', { name: 'Войти как учитель' }).click();
    await expect(page).toHaveURL('/teacher/profile');
  });

  test('whose token is short does the same, and not before', async ({ page, context }) => {
    await page.clock.install();
    await page.route('**/api/v1/user/config*', (route) => route.abort());
    const token = await makeToken(roles.schoolAdmin, 'vk', 30 * 60);
    await giveSession(context, [[roles.schoolAdmin, token]]);
    await page.goto('/school');
    await expect.poll(() => collectionOf(page)).toContain('vk');
    await page.clock.fastForward('25:00');
    await waitForSsoReplies(page);
    await expect(page).toHaveURL('/school');
    await page.clock.fastForward('06:00');
    await expect(page).toHaveURL('/login?returnUrl=%2Fschool');
  });

  test('by a refused call leads to the sign-in', async ({ page, context }) => {
    await signInAsTeacher(page);
    // The profile asks for the config too: its answer is not to be taken for that of the journal.
    await page.goto('about:blank');
    const token = await signIn('teacher@example.ru');
    await giveSession(context, [[roles.teacher, token]]);
    // It is asked for again when it failed or the page is loaded again: refused then, it would be the config
    // that redirects, and to the root.
    let known: APIResponse | undefined;
    await page.route('**/api/v1/user/config*', async (route) => {
      if (!known?.ok()) known = await route.fetch();
      await route.fulfill({ response: known });
    });
    // Without its stream the journal asks every five seconds.
    await page.route('**/api/v1/journal/stream', (route) => route.abort());
    await page.goto('/teacher/journal');
    await expect.poll(() => known?.ok()).toBe(true);
    await callPlatform('signOut', { token });
    await expect(page).toHaveURL('/login?returnUrl=%2Fteacher%2Fjournal');
  });

  test('[CFG-02] a refused config clears the local storage and leads to the root', async ({
    page,
    context,
  }) => {
    await page.goto('/user-agreement');
    await page.evaluate(() => localStorage.setItem('last-workbook:x', 'fizika-7'));
    const token = await makeToken(roles.schoolAdmin, 'vk', 600);
    await giveSession(context, [[roles.schoolAdmin, token]]);
    // The page was let through: only then is the session ended elsewhere.
    await page.route('**/api/v1/user/config*', async (route) => {
      await callPlatform('signOut', { token });
      await route.continue();
    });
    await page.goto('/school');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('last-workbook:x'))).toBeNull();
    expect(await hasSession(context)).toBe(false);
  });
});

test.describe('several tabs of one browser', () => {
  test('[AUTH-14] signed out in one, the other follows and nothing stays stored', async ({
    page,
    context,
  }) => {
    await signInAsTeacher(page);
    const other = await context.newPage();
    await other.goto('/homework/new');
    // The storage is that of both tabs: that this one follows, its question to the SSO shows.
    await waitForSsoReplies(other, 1);
    expect(await collectionOf(other)).toContain(roles.teacher);
    expect(await collectionOf(other)).not.toContain('"token"');
    await page.getByRole('link', { name: 'Выйти' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect.poll(() => collectionOf(page)).toBeNull();
  });

  test('[AUTH-14] [ROUTE-06] who signs out before the page follows its session is signed out everywhere', async ({
    page,
    context,
  }) => {
    await signInAsTeacher(page);
    let [letScriptsRun, letSsoAnswer] = [() => {}, () => {}];
    const scripts = new Promise<void>((resolve) => (letScriptsRun = resolve));
    const followed = new Promise<void>((resolve) => (letSsoAnswer = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    // Redirects come by no `page.route`.
    const browser = await context.newCDPSession(page);
    await browser.send('Fetch.enable', { patterns: [{ urlPattern: sso('/signout*') }] });
    browser.on('Fetch.requestPaused', ({ requestId }) => {
      letScriptsRun();
      // The page may have gone another way by then.
      const go = () => browser.send('Fetch.continueRequest', { requestId }).catch(() => {});
      void followed.then(go);
    });
    await page.goto('/teacher/profile', { waitUntil: 'commit' });
    const sessionSeen = page.waitForResponse('/api/session');
    await page.getByRole('link', { name: 'Выйти' }).click({ noWaitAfter: true });
    await sessionSeen;
    letSsoAnswer();
    await expect(page).toHaveURL('/');
    const state = async () => (await page.request.get(sso('/api/state.js'))).text();
    expect(await state()).toContain('"isSignedIn":false');
  });

  test('[AUTH-10] [AUTH-11] two roles stay each in its own', async ({ page, context }) => {
    await signInAsTeacher(page);
    await giveSession(context, [
      [roles.student, await newcomer(taskHash)],
      [roles.teacher, await signIn('teacher@example.ru')],
    ]);
    await page.goto('/teacher/profile');
    const other = await context.newPage();
    await other.goto('/student/profile');
    await expect.poll(() => collectionOf(page)).toContain(roles.student);
    await Promise.all([waitForSsoReplies(page), waitForSsoReplies(other)]);
    await expect(page).toHaveURL('/teacher/profile');
    await expect(other).toHaveURL('/student/profile');
    expect(await collectionOf(page)).toContain(roles.teacher);
  });

  test('[AUTH-14] a student who begins by name gets to the first task, however slow it is', async ({
    page,
  }) => {
    await page.route('**/api/session/student', async (route) => {
      // The session is there, the page does not know yet.
      const response = await route.fetch();
      await waitForSsoReplies(page, 1);
      await route.fulfill({ response });
    });
    await sendName(page, taskHash, 'Медленная');
    await expect(page).toHaveURL(/\/lesson\/homework\/[a-z]{20}\/1$/);
  });

  test('[AUTH-14] [HW-04] a lesson is not lost with its session', async ({ page, context }) => {
    await beginByName(page, taskHash, 'Вкладкина');
    await page.getByRole('radio').first().click();
    const address = page.url();
    const other = await context.newPage();
    await other.goto('/logout');
    await expect(page.getByRole('link', { name: 'Войти снова' })).toBeVisible();
    await waitForSsoReplies(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('radio').first()).toBeChecked();
  });
});
