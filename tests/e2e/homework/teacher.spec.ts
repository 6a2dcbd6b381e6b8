import { expect, test } from '@playwright/test';
import { callPlatform } from '@/tests/support/http/call-platform';
import { signIn } from '@/tests/support/people/people';
import { signInAsTeacher } from '@/tests/support/browser/browser';

test('[HW-01] «Создать задание» pressed ten times in 300 ms creates one homework', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await page.goto('/homework/new');
  await page.getByLabel('Название').fill('Нажато десять раз');
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await page
    .getByRole('button', { name: 'Создать задание' })
    .evaluate((button: HTMLButtonElement) => {
      for (let i = 0; i < 10; i++) setTimeout(() => button.click(), i * 30);
    });
  await expect(page.getByRole('heading', { name: 'Задание создано' })).toBeVisible();
  const token = await signIn('teacher@example.ru');
  const { homework } = await callPlatform('listHomework', { token });
  expect(homework.filter(({ title }) => title === 'Нажато десять раз')).toHaveLength(1);
});

test('[HW-01] the title is the day and the time in Russian unless the teacher gives one', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await page.goto('/homework/new');
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await page.getByRole('button', { name: 'Создать задание' }).click();
  await expect(
    page.getByText(/^Задание\sот\s\d{1,2}\s[а-я]+,\s\d{2}:\d{2}$/).first(),
  ).toBeVisible();
});

test('[HW-01] a task is shown as a student will see it', async ({ page }) => {
  await signInAsTeacher(page);
  await page.goto('/homework/new');
  await page
    .getByRole('button', { name: /^Посмотреть/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[ROUTE-10] a student is not let into the builder, a guest signs in and comes back', async ({
  browser,
  page,
}) => {
  await page.goto('/homework/new');
  await expect(page).toHaveURL('/login?returnUrl=%2Fhomework%2Fnew');
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await page.getByLabel('Логин или почта').fill('student@example.ru');
  await page.getByLabel('Пароль').fill('tetrad');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/student/profile');
  await page.goto('/homework/new');
  await expect(page.getByRole('heading', { name: 'Ошибка авторизации' })).toBeVisible();
  const teacher = await (await browser.newContext()).newPage();
  await teacher.goto('/homework/new');
  await teacher.getByRole('link', { name: 'Войти как учитель' }).click();
  await teacher.getByLabel('Логин или почта').fill('teacher@example.ru');
  await teacher.getByLabel('Пароль').fill('tetrad');
  await teacher.getByRole('button', { name: 'Войти' }).click();
  await expect(teacher).toHaveURL('/homework/new');
});
