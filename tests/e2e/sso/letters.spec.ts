import { expect, test, type Page } from '@playwright/test';
import { expectFits, faultsOf, keepDocument } from '@/tests/support/browser/sso-document';
import { letterTo } from '@/tests/support/sign-in/mailbox';

const sso = (path: string) => new URL(path, process.env.TEST_SSO).href;
const PASSWORD = 'семь синих китов 3';

/** Looks at the page that is shown: its heading, its document, how it fits. */
async function look(page: Page, shown: ReturnType<typeof keepDocument>, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await faultsOf(await shown().text())).toEqual([]);
  await expectFits(page, title);
}

test('[TRUST-07] [UI-12] a new teacher confirms the e-mail, forgets the password and sets a new one', async ({
  page,
}) => {
  const email = `letters-${Date.now()}@example.ru`;
  const shown = keepDocument(page);
  await page.goto('/prosv?role=teacher');
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await page.getByLabel('Имя', { exact: true }).fill('Нина');
  await page.getByLabel('Фамилия').fill('Пробная');
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill('gvozdika 48 stul');
  await page.getByLabel('Пароль ещё раз').fill('gvozdika 48 stul');
  await page.getByLabel('Даю согласие').check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await look(page, shown, 'Мы отправили письмо');

  const { link } = await letterTo(email);
  await page.getByRole('link', { name: 'в почтовом ящике' }).click();
  await look(page, shown, 'Почтовый ящик');
  await page.goto(link);
  await look(page, shown, 'Подтвердите почту');
  await page.getByRole('button', { name: 'Подтвердить и продолжить' }).click();
  // Where the registration was going, signed in.
  await expect(page).toHaveURL(/\/prosv\/subjects|\/teacher/);

  await page.goto(sso('/profile?consumer=rabochie-tetradi'));
  await page.getByRole('link', { name: 'Сменить пароль' }).click();
  await look(page, shown, 'Сменить пароль');
  await page.getByLabel('Нынешний пароль').fill('gvozdika 48 stul');
  await page.getByLabel('Новый пароль', { exact: true }).fill('пароль123');
  await page.getByLabel('Новый пароль ещё раз').fill('пароль123');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByText('Такой пароль легко угадать')).toBeVisible();
  await look(page, shown, 'Сменить пароль');
  await page.getByLabel('Нынешний пароль').fill('gvozdika 48 stul');
  await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Новый пароль ещё раз').fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('status')).toHaveText(/Пароль изменён/);
});

test('[TRUST-07] [UI-12] the pages of a forgotten password have no fault', async ({ page }) => {
  const shown = keepDocument(page);
  await page.goto('/prosv?role=student');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await look(page, shown, 'Забыли пароль?');
  await page.getByLabel('Логин или почта').fill('student2@example.ru');
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  await look(page, shown, 'Проверьте почту');
  await page.goto((await letterTo('student2@example.ru')).link);
  await look(page, shown, 'Новый пароль');
  await page.goto(sso('/reset?token=x'));
  await look(page, shown, 'Ссылка не действует');
});
