import { expect, test, type Browser, type Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { fillSignIn, signInAsStudent } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { createAccount } from '@/tests/support/people/accounts';
import { openTestDatabase } from '@/tests/support/people/visitors';

test('[HW-11] from a list in Excel to a student in the class, who is moved and taken out', async ({
  page,
  browser,
}) => {
  await page.goto('/school/import');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'school@example.ru');
  await expect(page).toHaveURL('/school/import');
  const surname = `Тестова${Array.from({ length: 5 }, () => 'абвгд'[Math.floor(Math.random() * 5)]).join('')}`;
  await importList(page, surname);
  await page.getByRole('link', { name: 'К классам' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Классы');
  await keep(page, 'school-classes');
  await page.getByRole('link', { name: '10Ю' }).click();
  await keep(page, 'school-class');
  await page.getByLabel('И ещё без имени').fill('9');
  await page.getByRole('button', { name: 'Создать коды' }).click();
  await expect(page.getByText('Готово: 9 кодов.')).toBeVisible();
  const code = await printCards(page, surname);
  await activate(browser, code);
  await moveAndTakeOut(page);
});

/** Looks at a page on a phone and on a wide screen. */
async function keep(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${name} ${width}`);
    expect(await overflowOf(page), `${name} ${width}`).toBe(0);
    await keepPicture(page, `${name}-${width}`, true);
  }
}

async function importList(page: Page, surname: string): Promise<void> {
  const rows = [
    ['Фамилия', 'Имя', 'Отчество', 'Класс'],
    [surname, 'Анна', 'Ильинична', '10-ю'],
    ['Второв', 'Ян', '', '10Ю'],
    ['Второв', 'Ян', '', '10 ю'],
    ['Третий', 'Пётр', '', '05.01.2026'],
  ].map((row) => row.map((value) => ({ value })));
  const buffer = await writeXlsx(rows as never).toBuffer();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = page.getByLabel('Файл со списком');
  await expect(file).toBeEnabled();
  await file.setInputFiles({ name: 'программа.xlsx', mimeType, buffer: Buffer.from('MZ\0\0') });
  await expect(page.getByText(/^Это не.таблица/)).toBeVisible();
  await file.setInputFiles({ name: 'список.xlsx', mimeType, buffer: Buffer.from(buffer) });
  await expect(page.getByText('Столбцы найдены')).toBeVisible();
  await page.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
  await expect(page.getByText('2 новых кода')).toBeVisible();
  await expect(page.getByText('Новые классы: 10Ю')).toBeVisible();
  await expect(page.getByText(/Строка 4, Второв Ян\. Повтор/)).toBeVisible();
  await expect(page.getByText(/Строка 5, Третий Пётр\. Класс не.прочитан/)).toBeVisible();
  await keep(page, 'school-import');
  await page.getByRole('button', { name: 'Загрузить список' }).click();
  await expect(page.getByText('Список загружен')).toBeVisible();
}

/** Opens the cards of the class; returns the code of the student and comes back. */
async function printCards(page: Page, surname: string): Promise<string> {
  const address = page.url();
  await page.getByRole('link', { name: 'Карточки для печати' }).click();
  const card = page.getByRole('listitem').filter({ hasText: surname });
  await expect(card).toContainText('10Ю класс');
  await expect(card).toContainText('/code');
  await keep(page, 'school-cards');
  await page.pdf({ path: 'test-results/screens/school-cards.pdf', preferCSSPageSize: true });
  const code = (await card.locator('.font-mono').textContent()) ?? '';
  expect(code).toMatch(/^(?:[bdfghkmnprstvz][aeiou]){6}$/);
  await page.goto(address);
  return code;
}

async function activate(browser: Browser, code: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const database = openTestDatabase();
  const { login } = await createAccount(database, 'student');
  await database.end();
  await signInAsStudent(page, '/student/profile', login);
  await page.goto('/code');
  await keep(page, 'enter-code');
  await page.getByRole('textbox', { name: 'Код' }).fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/student\/profile/);
  await context.close();
}

async function moveAndTakeOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 ученик' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Пробная Нина' }).first();
  await row.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Перевести в другой класс' }).click();
  await row.getByRole('combobox', { name: /Куда перевести/ }).click();
  await page.getByRole('option', { name: '5А', exact: true }).click();
  await row.getByRole('button', { name: 'Перевести', exact: true }).click();
  await expect(page.getByText('В классе пока никого нет')).toBeVisible();
  await page.goto('/school/students');
  await page.getByLabel('Фамилия или имя').fill('пробн');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(row).toContainText('5А');
  await keep(page, 'school-students');
  await row.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Убрать из школы' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByText('Никого не нашлось')).toBeVisible();
}

test('[HW-11] the other pages of the school are there for its administrator', async ({ page }) => {
  await page.goto('/school');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'school@example.ru');
  await expect(page).toHaveURL('/school');
  await keep(page, 'school');
  for (const [tab, name] of [
    ['Учителя', 'school-teachers'],
    ['Итоги', 'school-results'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Школа' }).getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab);
    await keep(page, name);
  }
  const response = await page.goto('/school/classes/3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e');
  expect(response?.status()).toBe(404);
});
