import { expect, test } from '@playwright/test';
import { fillSignIn } from '@/tests/support/browser';

const diary = () => new URL(process.env.TEST_DIARY ?? '').origin;
const partners = () => new URL(process.env.TEST_PARTNERS ?? '').origin;

test('[AUTH-01] a teacher comes through the diary from the sign-in page up to their cabinet', async ({
  page,
}) => {
  await page.goto('/login?provider=dnevnik');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await expect(page).toHaveURL((url) => url.origin === diary());
  await expect(page.getByText('Дневник.ру', { exact: true })).toBeVisible();
  await fillSignIn(page, 'teacher@example.ru', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL(/^[^?]+\/(teacher\/profile|prosv\/subjects)$/);
  expect(new URL(page.url()).origin).toBe(process.env.TEST_WEB_ORIGIN);
});

test('[AUTH-01] a teacher comes through VK ID, which does not know who teaches', async ({
  page,
}) => {
  await page.goto('/prosv?provider=vk&role=teacher');
  await expect(page).toHaveURL((url) => url.origin === partners());
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL(
    ({ origin, pathname }) => origin === process.env.TEST_WEB_ORIGIN && pathname !== '/403',
  );
});

test('[AUTH-01] who cancels at a provider gets to the sign-in page of the SSO', async ({
  page,
}) => {
  await page.goto('/prosv?provider=eljur');
  await page.getByRole('button', { name: 'Отменить и вернуться' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход отменён');
  await page.getByRole('link', { name: 'Войти другим способом' }).click();
  await page.getByRole('link', { name: 'VK' }).click();
  await fillSignIn(page, 'student@example.ru');
  await expect(page).toHaveURL(({ origin }) => origin === process.env.TEST_WEB_ORIGIN);
});
