import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { fillSignIn } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { eljurOrigin, operateEljur } from '@/tests/support/diary/call-eljur';

const home = () => `${eljurOrigin()}/eljur/`;

/** Somebody on the page of the first lesson of mathematics in 5А. */
async function atLesson(page: Page, login: string): Promise<void> {
  await page.goto(`${home()}login`);
  await fillSignIn(page, login);
  await expect(page).toHaveURL(home());
  await page.getByRole('link', { name: 'Математика' }).first().click();
}

async function expectGood(page: Page, where: string): Promise<void> {
  for (const width of [320, 375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
    expect(await overflowOf(page), `${where} at ${width} px`).toBe(0);
    await keepPicture(page, `eljur-${where}-${width}`);
  }
}

async function create(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Добавить задание' }).click();
  await expect(page).toHaveURL('/homework/new');
  const lesson = page.getByRole('region', { name: /Урок\sв\sдневнике/ });
  await expect(lesson).toContainText('Для урока: Математика, 5А');
  await expect(lesson.getByRole('radio')).toHaveCount(2);
  const title = `Из ЭлЖура ${Date.now()}`;
  await page.getByLabel('Название').fill(title);
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  return title;
}

test.afterEach(() => operateEljur('control'));

test('[DIARY-01] [DIARY-03] [DIARY-05] [DIARY-08] a homework goes from a lesson of ЭлЖур to its students', async ({
  page,
  browser,
}) => {
  test.setTimeout(80_000);
  await atLesson(page, 'teacher@example.ru');
  const title = await create(page);
  await page.getByRole('button', { name: 'Создать задание' }).click();
  const dialog = page.getByRole('dialog', { name: 'Задание успешно создано!' });
  await expect(dialog).toBeVisible({ timeout: 10_000 });
  await dialog.getByRole('link', { name: /Вернуться/ }).click();
  await expect(page).toHaveURL(/\/eljur\/lesson\/\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await page.getByLabel('Отметка: Вера Зорина').last().selectOption('н');
  await page.getByRole('button', { name: 'Сохранить отметки' }).last().click();
  await expect(page.getByLabel('Отметка: н, вес 1').last()).toBeVisible();
  await expectGood(page, 'lesson');
  await page.goto(home());
  await expectGood(page, 'timetable');
  await page.goto('/profile');
  await expect(page.getByText('ЭлЖур: Анна Сергеевна Морозова')).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await atLesson(student, 'student@example.ru');
  await expectGood(student, 'student');
  const work = student.getByRole('listitem').filter({ hasText: title });
  await work.getByRole('button', { name: 'Открыть задание' }).click();
  await expect(student).toHaveURL(({ pathname }) => /^\/student\/[a-z]{16}$/.test(pathname));
  await expect(student.getByRole('heading', { level: 1 })).toContainText(title);
});

test('[DIARY-06] what ЭлЖур does not take is said with its name, and arrives when it does', async ({
  page,
}) => {
  test.setTimeout(80_000);
  await atLesson(page, 'teacher@example.ru');
  const lesson = page.url();
  const title = await create(page);
  await operateEljur('control', { failing: '100' });
  await page.getByRole('button', { name: 'Создать задание' }).click();
  const dialog = page.getByRole('dialog', { name: /Не\sудалось отправить задание в\sЭлЖур/ });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByRole('textbox')).toHaveValue(/\?provider=eljur$/);
  await keepPicture(page, 'eljur-failure');
  await operateEljur('control');
  await expect(async () => {
    await page.goto(lesson);
    await expect(page.getByText(title).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});
