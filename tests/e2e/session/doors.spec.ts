import { expect, test } from '@playwright/test';
import {
  beginByName,
  fillSignIn,
  signInAsStudent,
  signInAsTeacher,
} from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import { JWT } from '@/tests/support/people/jwt';
import { signIn } from '@/tests/support/people/people';

test('[AUTH-03] after sign-in neither code nor token is in the address, the storage or the page', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.headers().referer ?? ''));
  await signInAsTeacher(page);
  expect(page.url()).not.toMatch(/code=|state=/);
  expect(seen.join()).not.toContain('code=');
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  );
  expect(stored + (await page.content())).not.toMatch(JWT);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('[AUTH-03] a callback that this browser did not begin is refused', async ({
  page,
  request,
}) => {
  const response = await request.get('/prosv/auth?code=x&state=abcdefghijklmnopqrstuvwxyz', {
    maxRedirects: 0,
  });
  expect([response.status(), response.headers().location]).toEqual([303, '/403']);
  await page.goto('/prosv/auth?code=x&state=abcdefghijklmnopqrstuvwxyz');
  await expect(page).toHaveURL('/403');
});

test('[AUTH-04] a parent is told that parents cannot sign in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await fillSignIn(page, 'parent@example.ru');
  await expect(page).toHaveURL('/login?error=parent_not_allowed');
  await expect(page.getByText(/родител/i).first()).toBeVisible();
});

test('[ROUTE-06] [AUTH-14] signing out ends the session here and at the single sign-on', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/teacher/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fteacher%2Fprofile');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await expect(page.getByLabel('Пароль')).toBeVisible();
});

test('[ROUTE-06] on a shared tablet another child signs in after «Выйти»', async ({ page }) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const start = `/student/${taskHash}`;
  await signInAsStudent(page, start);
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(start);
  await page.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(page, 'student2@example.ru');
  await expect(page).toHaveURL(start);
  await expect(page.getByText('Вы вошли как Вера Зорина')).toBeVisible();
});

test('[ROUTE-06] a child without an account is asked before signing out', async ({ page }) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const start = `/student/${taskHash}`;
  await beginByName(page, taskHash, 'Новикова');
  await page.goto(start);
  await page.getByRole('link', { name: 'Выйти' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('без учётной записи');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByText('Вы вошли как Юля Новикова')).toBeVisible();
  await page.getByRole('link', { name: 'Выйти' }).click();
  await question.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
  await expect(page).toHaveURL(start);
});

test('[ROUTE-06] an image on a strange page signs nobody out', async ({ page }) => {
  await signInAsTeacher(page);
  const headers = { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' };
  await page.context().request.get('/logout', { headers, maxRedirects: 0 });
  await page.goto('/teacher/profile');
  await expect(page).toHaveURL('/teacher/profile');
});

test('[ROUTE-02] a foreign return address is ignored', async ({ page }) => {
  await page.goto('/login?returnUrl=https://evil.example/');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL('/teacher/profile');
});

test('a forged session cookie is a guest with a cleared cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'session', value: 'forged', url: baseURL ?? '' }]);
  await page.goto('/teacher/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fteacher%2Fprofile');
  expect((await context.cookies()).some(({ name }) => name === 'session')).toBe(false);
});

test.describe('[ROUTE-27] what does not exist is 404', () => {
  for (const path of ['/nothing', '/matematika_5_class', '/educont', '/a/b/c', '/%D1%8F'])
    test(path, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Страница не найдена');
    });
});

test('[NET-06] [NET-07] the door for the browser lets through what is in the table alone', async ({
  page,
  baseURL,
}) => {
  await signInAsTeacher(page);
  const { request } = page.context();
  const own = { Origin: baseURL ?? '' };
  const statuses = [
    await request.get('/api/v1/homework'),
    await request.get('/api/v1/auth/prosv/authenticate?code=x&state=y'),
    await request.post('/api/v1/auth/prosv/authorize', { data: { token: 'x' }, headers: own }),
    await request.delete('/api/v1/homework', { headers: own }),
    await request.post('/api/v1/homework', { data: {} }),
    await request.post('/api/v1/homework', {
      data: {},
      headers: { Origin: 'https://evil.example' },
    }),
    await request.post('/api/v1/homework', { data: {}, headers: own }),
    await request.get('/api/v1/content/../homework%2e'),
  ].map((response) => response.status());
  expect(statuses).toEqual([200, 404, 404, 405, 403, 403, 400, 404]);
});

test('web is alive, and ready while the platform is', async ({ request }) => {
  expect((await request.get('/health')).status()).toBe(200);
  expect((await request.get('/ready')).status()).toBe(200);
});
