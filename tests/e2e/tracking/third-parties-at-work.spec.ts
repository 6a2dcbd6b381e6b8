import { expect, test, type BrowserContext } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { signInAsTeacher } from '@/tests/support/browser/browser';
import { answer, openAtRest, question, visit } from '@/tests/support/browser/third-parties';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { giveSession } from '@/tests/support/people/give-session';
import { signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

const shared = { ...process.env };
let own: OwnStack;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const variables = { TAG_MANAGER_IDS: 'GTM-AAAA', METRICS_ID: '12345678' };
  own = await startOwnStack({ web: true, variables });
  Object.assign(process.env, own.addresses);
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await own.stop();
});

/** As a tag manager does: reads every address that its document has, and whence one came. */
const SPY = `
  const tell = () => window.othersSaw(location.href + ' after ' + document.referrer);
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = function (...given) {
      change.apply(this, given);
      tell();
    };
  }
  addEventListener('popstate', tell);
  addEventListener('pagehide', tell);
  tell();`;

/** Somebody who has agreed, and what others have seen of where they went. */
async function visitWatched(browser: Parameters<typeof visit>[0]) {
  const visitor = await visit(browser, { script: SPY });
  const seen: string[] = [];
  await visitor.context.exposeBinding('othersSaw', (_, address: string) => void seen.push(address));
  await visitor.context.addCookies([
    { name: 'cookie_consent', value: 'granted', url: process.env.TEST_WEB_ORIGIN ?? '' },
  ]);
  return { ...visitor, seen };
}

/** Signs a student in who has begun a homework, and returns the code of the attempt. */
async function beginHomework(context: BrowserContext): Promise<string> {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const database = openTestDatabase();
  const token = await createUser(database, { roles: [roles.student], providerType: 'vk' });
  await database.end();
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await giveSession(context, [[roles.student, token]]);
  return attemptCode;
}

test('[TRK-04] who goes from the cabinet into a task and out of it shows others no code', async ({
  browser,
}) => {
  const { context, page, seen, asked } = await visitWatched(browser);
  const code = await beginHomework(context);
  await openAtRest(page, '/student/profile');
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Продолжить' }).click();
  await page.waitForURL(`/lesson/homework/${code}/1`);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.goBack();
  await page.waitForURL('/student/profile');
  await page.goForward();
  await page.waitForURL(`/lesson/homework/${code}/1`);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  // A document of its own again, in which all of it is loaded anew.
  await page.getByRole('link', { name: 'Рабочие тетради' }).click();
  await page.waitForURL('/student/profile');
  await expect.poll(() => asked.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((address) => address.includes('/student/profile'))).not.toEqual([]);
  expect(seen.filter((address) => address.includes(code))).toEqual([]);
});

test('[TRK-04] the sign-in with the way back to a homework asks nothing of others', async ({
  browser,
}) => {
  const { page, asked } = await visitWatched(browser);
  await openAtRest(page, '/login?returnUrl=%2Fstudent%2Fbafedikogupamite');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await openAtRest(page, '/login?x');
  await expect.poll(() => asked.length).toBe(2);
});

test('[TRK-04] what a teacher reaches in the builder is counted on the next open page', async ({
  browser,
}) => {
  const { page, asked, seen } = await visitWatched(browser);
  await signInAsTeacher(page);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Создать задание' }).click();
  await page.waitForURL('/homework/new');
  await page.waitForLoadState('networkidle');
  expect(seen.filter((address) => /homework.new/.test(address))).toEqual([]);
  asked.length = 0;
  const goals = () =>
    page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer ?? []));
  // What listens to goals is loaded late.
  const reach = () =>
    page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('tetradi:goal', { detail: 'homework_created' }));
      return sessionStorage.getItem('tetradi:goals');
    });
  await expect.poll(reach).toContain('homework_created');
  expect([asked, await goals()]).toEqual([[], '[]']);
  await openAtRest(page, '/teacher/profile');
  await expect.poll(goals).toContain('"homework_created"');
});

test('[TRK-04] a consent that is taken back leaves nothing of others, and nothing is asked again', async ({
  browser,
}) => {
  const script = `for (const name of ['_ga', '_ga_AAAA', '_ym_uid'])
      document.cookie = name + '=1; Path=/; Max-Age=999';
    localStorage.setItem('_ym_uid', '1');`;
  const { context, page, asked } = await visit(browser, { script });
  await openAtRest(page, '/user-agreement?x');
  await answer(page, 'Согласен');
  await expect.poll(() => asked.length).toBe(2);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('_ym_uid');
  asked.length = 0;
  await page.getByRole('button', { name: 'Изменить выбор' }).click();
  const loaded = page.waitForEvent('load');
  await answer(page, 'Отказаться');
  await loaded;
  for (const path of ['/user-agreement?x', '/teacher?x', '/login?x']) await openAtRest(page, path);
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect((await names()).filter((name) => /^_(ga|ym)/.test(name))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('_ym_uid');
});
