import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { callPlatform } from '@/tests/support/http/call-platform';
import { fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';
import { editorToken } from '@/tests/support/people/editors';
import { JWT } from '@/tests/support/people/jwt';
import { openAlive } from '@/tests/support/browser/open-alive';
import { ask } from '@/tests/support/http/plain-http';

const origin = () => process.env.TEST_WEB_ORIGIN ?? '';
const table = (page: Page) => page.getByRole('table', { name: /^Тетради/ });

async function signInAsEditor(page: Page, returnUrl = '/cms'): Promise<void> {
  await page.goto(returnUrl);
  await expect(page).toHaveURL(/\/cms\/login/);
  await page.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(page, 'editor@example.ru');
  await expect(page).toHaveURL(returnUrl);
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies(origin())).map(({ name }) => name);

test('[ROUTE-07] [AUTH-20] an editor signs in, sees the workbooks after a reload too, and signs out', async ({
  page,
  context,
}) => {
  await signInAsEditor(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Тетради' })).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: 'Физика. 7 класс' })).toBeVisible();
  const cookie = (await context.cookies(origin())).find(({ name }) => name === 'cms-session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.content()).not.toMatch(JWT);

  await page.getByRole('link', { name: 'Физика. 7 класс' }).click();
  await expect(page).toHaveURL('/cms/workbooks/fizika-7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Физика/);
  await expect(page.getByText(/^редакция\s1$/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/cms/login');
  expect(await cookieNames(context)).not.toContain('cms-session');
  await page.goto('/cms');
  await expect(page).toHaveURL('/cms/login');
});

test('[ROUTE-07] an editor comes back to the workbook that they asked for', async ({ page }) => {
  await signInAsEditor(page, '/cms/workbooks/fizika-7');
  const response = await page.goto('/cms/workbooks/astronomiya-5');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Страница не найдена').first()).toBeVisible();
});

test('[AUTH-20] a signed-in teacher is asked to sign in at /cms, is refused, and stays a teacher', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await page.goto('/cms');
  await expect(page).toHaveURL('/cms/login');
  await page.getByRole('link', { name: 'Войти' }).click();
  // Who is signed in at the SSO is asked for the password all the same.
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL('/cms/login?error=forbidden');
  await expect(page.getByRole('status')).toContainText('не редактора');
  const profile = await page.context().request.get('/teacher/profile');
  expect([profile.status(), new URL(profile.url()).pathname]).toEqual([200, '/teacher/profile']);
});

test('[AUTH-20] both sessions live in one browser, and each ends alone', async ({
  page,
  context,
}) => {
  await signInAsTeacher(page);
  await page.goto('about:blank');
  const sessionOf = async () =>
    (await context.cookies(origin())).find(({ name }) => name === 'session')?.value;
  const before = await sessionOf();
  await signInAsEditor(page);
  expect(await sessionOf()).toBe(before);
  const { request } = context;
  const open = async (path: string) => new URL((await request.get(path)).url()).pathname;
  expect([await open('/teacher/profile'), await open('/cms')]).toEqual([
    '/teacher/profile',
    '/cms',
  ]);

  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/cms/login');
  expect(await open('/teacher/profile')).toBe('/teacher/profile');

  await signInAsEditor(page);
  await request.get('/logout', { maxRedirects: 0 });
  expect([await open('/teacher/profile'), await open('/cms')]).toEqual(['/login', '/cms']);
});

test('[AUTH-20] the cookie of one session in the place of the other opens nothing', async ({
  page,
  browser,
}) => {
  await signInAsEditor(page);
  const editor = (await page.context().cookies(origin())).find(
    ({ name }) => name === 'cms-session',
  );
  const other = await browser.newContext();
  await other.addCookies([{ name: 'session', value: editor?.value ?? '', url: origin() }]);
  const asUser = await other.request.get('/teacher/profile');
  expect(new URL(asUser.url()).pathname).toBe('/login');
  await other.clearCookies();
  const teacher = await other.newPage();
  await signInAsTeacher(teacher);
  const user = (await other.cookies(origin())).find(({ name }) => name === 'session');
  await other.addCookies([{ name: 'cms-session', value: user?.value ?? '', url: origin() }]);
  expect(new URL((await other.request.get('/cms')).url()).pathname).toBe('/cms/login');
  expect(await cookieNames(other)).not.toContain('cms-session');
});

test('[AUTH-20] a forged cookie is nobody, and is cleared', async ({ page, context }) => {
  await context.addCookies([{ name: 'cms-session', value: 'forged', url: origin() }]);
  await page.goto('/cms');
  await expect(page).toHaveURL('/cms/login');
  expect(await cookieNames(context)).not.toContain('cms-session');
});

test('[AUTH-20] a callback that this browser did not begin, or began for users, is refused', async ({
  page,
  request,
}) => {
  const state = 'abcdefghijklmnopqrstuvwxyz';
  const strange = await request.get(`/cms/auth?code=x&state=${state}`, { maxRedirects: 0 });
  expect([strange.status(), strange.headers().location]).toEqual([303, '/cms/login?error=failed']);

  const begun = await page.context().request.get('/prosv', { maxRedirects: 0 });
  const begunState = new URL(begun.headers().location ?? '').searchParams.get('state') ?? '';
  const crossed = await page
    .context()
    .request.get(`/cms/auth?code=x&state=${begunState}`, { maxRedirects: 0 });
  expect(crossed.headers().location).toBe('/cms/login?error=failed');
});

test('[AUTH-20] a token that the main API no longer knows ends the session at /cms/login', async ({
  page,
  context,
}) => {
  await signInAsTeacher(page);
  await page.goto('about:blank');
  await signInAsEditor(page);
  const cookies = await context.cookies(origin());
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/cms/login');
  // As in another browser, where nobody signed out.
  await context.addCookies(cookies.filter(({ name }) => name === 'cms-session'));
  await page.goto('/cms');
  await expect(page).toHaveURL('/cms/login');
  expect(await cookieNames(context)).not.toContain('cms-session');
  await context.addCookies(cookies.filter(({ name }) => name === 'cms-session'));
  await page.goto('/cms/workbooks/fizika-7');
  await expect(page).toHaveURL('/cms/login?returnUrl=%2Fcms%2Fworkbooks%2Ffizika-7');
  expect(await cookieNames(context)).toContain('session');
});

test('[AUTH-20] an image on a strange page signs no editor out', async ({ page }) => {
  await signInAsEditor(page);
  const headers = { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' };
  await page.context().request.get('/cms/logout', { headers, maxRedirects: 0 });
  await page.reload();
  await expect(page).toHaveURL('/cms');
});

test('[ROUTE-07] without scripts an editor signs in, looks around and signs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAsEditor(page);
  await expect(table(page)).toBeVisible();
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/cms/login');
});

for (const path of ['/cms', '/cms/login', '/cms/workbooks/fizika-7'])
  test(`[ROUTE-07] [TRK-04] ${path} asks for nothing elsewhere, is not listed, and passes axe`, async ({
    page,
  }) => {
    test.slow();
    if (path !== '/cms/login') await signInAsEditor(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin())) foreign.push(request.url());
    });
    for (const width of [375, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const response = await openAlive(page, path);
      expect(response?.headers()['x-robots-tag']).toContain('noindex');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      await expectAccessible(page, `${path} at ${width} px`);
    }
    expect(foreign).toEqual([]);
    await expect(page.locator('script[src*="googletagmanager"], script[src*="jivo"]')).toHaveCount(
      0,
    );
  });

test('[ROUTE-07] [AUTH-20] who is no editor is sent to sign in before anything is shown', async () => {
  for (const [path, location] of [
    ['/cms', '/cms/login'],
    ['/cms/workbooks/fizika-7', '/cms/login?returnUrl=%2Fcms%2Fworkbooks%2Ffizika-7'],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  }
  expect((await ask('/cms/nothing')).status).toBe(404);
});

test('[AUTH-20] the door for the browser leads to no call of editors', async ({ page }) => {
  await signInAsEditor(page);
  const { request } = page.context();
  const answers = [
    await request.get('/api/v1/cms/workbooks'),
    await request.post('/api/v1/cms/sign-out', { headers: { Origin: origin() } }),
    await request.get('/api/v1/homework'),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 401]);
  const { workbooks } = await callPlatform('listCmsWorkbooks', { token: await editorToken() });
  await expect(table(page).getByRole('rowheader')).toHaveCount(workbooks.length);
});
