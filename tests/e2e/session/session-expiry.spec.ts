import { expect, test, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { openSession } from '@/lib/session/sealed-session';
import { cookieName } from '@/lib/http/cookies/cookie-jar';
import { sessionCookie as declared } from '@/lib/session/cookies/session';
import {
  fillSignIn,
  signInAsStudent,
  signInAsTeacher,
  waitUntilSaved,
} from '@/tests/support/browser/browser';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { ownKey, sign } from '@/tests/support/people/own-key';
import { signIn } from '@/tests/support/people/people';
import { ask } from '@/tests/support/http/plain-http';
import { sessionCookie } from '@/tests/support/people/visitors';

/** In seconds, as tokens count. */
const DAY = 24 * 60 * 60;
const MONTHS = 99 * DAY * 1_000;
const ANSWERS = '**/api/v1/attempts/*/answers**';
const STUDENT = 'student2@example.ru';

/** The answers to the step of a lesson that the tab shows, as the main API has them for its student. */
async function savedAnswers(lesson: string) {
  const [attemptCode = '', stepNumber] = new URL(lesson).pathname.split('/').slice(3);
  const { answers } = await callPlatform('getAttemptStep', {
    token: await signIn(STUDENT),
    params: { attemptCode, stepNumber: Number(stepNumber) },
  });
  return answers;
}

/** Begins a new homework, and gives an answer that does not get through. */
async function answerInVain(page: Page): Promise<string> {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { title: 'Срок' });
  await signInAsStudent(page, `/student/${taskHash}`, STUDENT);
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.context().route(ANSWERS, (route) => route.abort());
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByText(/сохраню позже/)).toBeVisible();
  return page.url();
}

test('[AUTH-12] [HW-04] an answer that could not be sent before the session ended is saved after the next sign-in', async ({
  page,
}) => {
  await page.clock.install();
  const lesson = await answerInVain(page);
  await page.clock.fastForward(MONTHS);
  await page.getByRole('link', { name: 'Войти снова' }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?returnUrl=%2Flesson%2Fhomework%2F/);
  expect(await savedAnswers(lesson)).toEqual([]);

  await page.context().unroute(ANSWERS);
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await expect(page).toHaveURL(lesson);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect.poll(() => savedAnswers(lesson)).toHaveLength(1);
  const chosen = await page.getByRole('radio').nth(1).getAttribute('value');
  expect(chosen).toBeTruthy();
  expect(JSON.stringify(await savedAnswers(lesson))).toContain(String(chosen));
});

test('[AUTH-12] [HW-04] another student who signs in instead neither sends nor sees that answer', async ({
  page,
}) => {
  await page.clock.install();
  const lesson = await answerInVain(page);
  await page.clock.fastForward(MONTHS);
  await page.getByRole('link', { name: 'Войти снова' }).click();
  // On the page of the lesson the answer would be tried again.
  await expect(page).toHaveURL(/\/login\?/);
  await page.context().unroute(ANSWERS);
  const [attemptCode = ''] = new URL(lesson).pathname.split('/').slice(3);
  const tried: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${attemptCode}/answers`)) tried.push(request.url());
  });
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  await page.goto('/logout?signIn=again&role=student&returnUrl=/student/profile');
  await fillSignIn(page, 'noemail');
  await expect(page).toHaveURL('/student/profile');
  await page.goto(`/student/${taskHash}`);
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  // Once an answer of theirs is saved, all that the browser keeps has been looked through.
  await page.getByRole('radio').first().click();
  // The clock that was put forward does not run by itself on every page.
  await page.clock.runFor(1_000);
  await waitUntilSaved(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('radio').first()).toBeChecked();
  expect(tried).toEqual([]);
  expect(await savedAnswers(lesson)).toEqual([]);
  const response = await page.goto(lesson);
  expect(response?.status()).toBe(404);
});

test('[TRUST-06] [AUTH-12] [HW-04] an answer that waits when the session is ended elsewhere is saved after the next sign-in', async ({
  page,
}) => {
  const lesson = await answerInVain(page);
  await callPlatform('endOtherSessions', { token: await signIn(STUDENT) });
  await page.context().unroute(ANSWERS);
  await page.getByRole('link', { name: 'Войти снова' }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?returnUrl=%2Flesson%2Fhomework%2F/);
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await expect(page).toHaveURL(lesson);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect.poll(() => savedAnswers(lesson)).toHaveLength(1);
});

/** A session with a token of the same sign-in that is so many days older, and good all the same. */
async function sessionOfAge(days: number, token?: string): Promise<string> {
  const claims = decodeJwt(token ?? (await signIn('teacher@example.ru')));
  const iat = Math.floor(Date.now() / 1_000) - days * DAY;
  return sessionCookie(await sign({ ...claims, iat, exp: iat + 30 * DAY }, await ownKey()));
}

const issuedAt = async (cookie: string) =>
  (await openSession(cookie)).session?.current.jwtData.iat ?? NaN;

/** What the scripts of a page learn of their session, and the cookie that comes with it, if any. */
async function askForSession(cookie: string) {
  const Cookie = `${cookieName(declared)}=${cookie}`;
  const { status, headers, body } = await ask('/api/session', { headers: { Cookie } });
  const set = (headers['set-cookie'] ?? []).map((line) => /^session=([^;]+)/.exec(line)?.[1]);
  const { entries } = JSON.parse(body) as { entries: { jwtData: { iat: number } }[] };
  expect([status, entries.length]).toEqual([200, 1]);
  return { renewed: set.find(Boolean) ?? null, told: entries[0]?.jwtData.iat, body };
}

test('[AUTH-13] a token of eleven days is renewed when a page asks for its session, and the old one goes on in another tab', async () => {
  const old = await sessionOfAge(11);
  const before = Math.floor(Date.now() / 1_000);
  const { renewed, told, body } = await askForSession(old);
  expect(renewed).not.toBeNull();
  expect(body).not.toContain('eyJ');
  const young = await issuedAt(renewed ?? '');
  expect(young).toBeGreaterThanOrEqual(before - 60);
  expect(young).toBeGreaterThan((await issuedAt(old)) + 10 * DAY);
  expect(told).toBe(young);

  // A request of another tab that was on its way with the old cookie.
  for (const cookie of [old, renewed]) {
    const headers = { Cookie: `${cookieName(declared)}=${cookie}` };
    expect((await ask('/teacher/journal', { headers })).status).toBe(200);
    expect((await ask('/api/v1/homework', { headers })).status).toBe(200);
  }
  // Renewed once, not at every look.
  expect((await askForSession(renewed ?? '')).renewed).toBeNull();
});

test('[AUTH-13] a token of nine days is left as it is', async () => {
  const old = await sessionOfAge(9);
  const { renewed, told } = await askForSession(old);
  expect([renewed, told]).toEqual([null, await issuedAt(old)]);
});

test('[AUTH-12] a token of thirty-one days is nobody, and its cookie is cleared', async () => {
  const Cookie = `${cookieName(declared)}=${await sessionOfAge(31)}`;
  const { body, headers } = await ask('/api/session', { headers: { Cookie } });
  expect(JSON.parse(body)).toEqual({ user: null, entries: [] });
  expect(String(headers['set-cookie'])).toMatch(/(^|,)session=;/);
});

test('[AUTH-13] an open page renews what is due, and another tab goes on', async ({
  page,
  context,
}) => {
  const url = process.env.TEST_WEB_ORIGIN ?? '';
  const name = cookieName(declared);
  const held = async () =>
    (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '';
  await signInAsTeacher(page);
  await page.goto('about:blank');
  const { session } = await openSession(await held());
  const value = await sessionOfAge(11, session?.current.token);
  await context.addCookies([{ name, value, url }]);

  const other = await context.newPage();
  await other.goto('/teacher/journal');
  await page.goto('/teacher/profile');
  await expect.poll(async () => issuedAt(await held())).toBeGreaterThan(await issuedAt(value));
  await other.reload();
  await expect(other).toHaveURL('/teacher/journal');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
