import { expect, test, type BrowserContext } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { sendName, signInAsTeacher } from '@/tests/support/browser/browser';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { answer, openAtRest, question, visit } from '@/tests/support/browser/third-parties';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer, signIn } from '@/tests/support/people/people';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

const shared = { ...process.env };
let own: OwnStack;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const variables = {
    TAG_MANAGER_IDS: 'GTM-AAAA,GTM-BBBB',
    METRICS_ID: '12345678',
    LIVE_CHAT_ID: 'abcdef',
  };
  own = await startOwnStack({ web: true, documents: true, variables });
  Object.assign(process.env, own.addresses);
  const until = expect.configure({ timeout: 280_000 });
  await until.poll(() => own.readLog('web')).toContain('"documents refreshed"');
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await own.stop();
});

/** What a page loads of the four that are configured, on a page that wants the chat. */
const everything = [
  'https://code.jivo.ru/widget/abcdef',
  'https://mc.yandex.ru/metrika/tag.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AAAA',
  'https://www.googletagmanager.com/gtm.js?id=GTM-BBBB',
];

/** Signs a student in who has done a homework, and returns the path of its result. */
async function finishHomework(context: BrowserContext): Promise<string> {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
  await giveSession(context, [[roles.student, token]]);
  return `/lesson/homework/${attemptCode}/result`;
}

test('[TRK-04] after a refusal nothing is asked of others, wherever one goes', async ({
  browser,
}) => {
  const { context, page, asked, violations } = await visit(browser);
  await openAtRest(page, '/');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page, '/');
  await openAtRest(page, '/application');
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  await answer(page, 'Отказаться');
  await expect(question(page)).toBeHidden();
  for (const path of ['/', '/teacher', '/fizika_7-class', '/user-agreement'])
    await openAtRest(page, path);
  await signInAsTeacher(page);
  for (const path of ['/teacher/journal', '/homework/new', '/profile/payment'])
    await openAtRest(page, path);
  await expect(question(page)).toBeHidden();
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  await context.clearCookies({ name: /session/ });
  const student = await context.newPage();
  await sendName(student, taskHash, 'Тихая');
  await student.waitForURL(/\/lesson\/homework\//);
  await student.waitForLoadState('networkidle');
  const path = await finishHomework(context);
  for (const place of ['/student/profile', path]) await openAtRest(student, place);
  expect(asked).toEqual([]);
  expect(violations).toEqual([]);
});

test('[TRK-04] [SEO-07] after a consent each is loaded once, on documents and renders, not on /cms', async ({
  browser,
}) => {
  const { page, asked, violations } = await visit(browser);
  await openAtRest(page, '/');
  expect(asked).toEqual([]);
  await answer(page, 'Согласен');
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  asked.length = 0;
  await signInAsTeacher(page);
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  asked.length = 0;
  // Where people work there is nothing of it.
  for (const path of ['/homework/new', '/cms/login']) await openAtRest(page, path);
  expect(asked).toEqual([]);
  expect(violations).toEqual([]);
});

test('[TRK-04] a choice that somebody has tampered with is none', async ({ browser }) => {
  const { context, page, asked } = await visit(browser);
  for (const value of ['yes', '%00', '__proto__', 'granted'.repeat(400)]) {
    const url = own.addresses.TEST_WEB_ORIGIN ?? '';
    await context.addCookies([{ name: 'cookie_consent', value, url }]);
    await openAtRest(page, '/');
    await expect(question(page)).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('[TRK-04] on a phone the question hides no task, and nothing at the end of a page', async ({
  browser,
}) => {
  const { page } = await visit(browser, { width: 375 });
  await openAtRest(page, '/');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bottom = await page
    .locator('footer')
    .evaluate((node) => node.getBoundingClientRect().bottom);
  const top = await question(page).evaluate((node) => node.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top + 1);
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  await sendName(page, taskHash, 'Громкая');
  await page.waitForURL(/\/lesson\/homework\//);
  await page.getByRole('radio').first().click();
  await expect(question(page)).toBeHidden();
});

test('[TRK-04] the choice is changed where it is written about', async ({ browser }) => {
  const { page, asked } = await visit(browser);
  await openAtRest(page, '/user-agreement');
  await answer(page, 'Отказаться');
  await page.getByRole('button', { name: 'Изменить выбор' }).click();
  await answer(page, 'Согласен');
  await expect.poll(() => asked.length).toBeGreaterThan(2);
});
