import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';

async function signInAsSchool(page: Page): Promise<void> {
  await page.goto('/school');
  await expect(page).toHaveURL('/login?returnUrl=%2Fschool');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'school@example.ru');
  await expect(page).toHaveURL('/school');
}

test('[ROUTE-22] [ROUTE-28] [PAY-01] an administrator comes to the school’s page, the shop and out of it', async ({
  page,
}) => {
  await signInAsSchool(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Здравствуйте, Ольга/);
  await page.getByRole('banner').getByRole('link', { name: 'Премиум' }).click();
  await expect(page).toHaveURL('/profile/payment');
  await expect(page.getByRole('heading', { name: 'Премиум для школы на год' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Школа' }).click();
  await expect(page).toHaveURL('/school');
  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
});

test('[ROUTE-22] the school’s page is not for teachers', async ({ page }) => {
  await signInAsTeacher(page);
  const response = await page.goto('/school');
  expect(response?.status()).toBe(403);
  await expect(page.getByText('Ошибка авторизации').first()).toBeVisible();
});

test('[ROUTE-28] the account button of a public page leads who is signed in to their pages', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/application');
  const before = await header.getByRole('link', { name: 'Войти' }).boundingBox();
  await signInAsSchool(page);
  await page.goto('/application');
  const link = header.getByRole('link', { name: 'Мой кабинет' });
  await expect(link).toHaveAttribute('href', '/school');
  expect(await link.boundingBox()).toEqual(before);
});
