import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { signInAsTeacher, waitUntilSaved } from '@/tests/support/browser/browser';
import { answerRightly, solvedSteps } from '@/tests/support/homework/right-answers';

/*
 * The pictures of the product on its landings: the main job, walked and taken for a desktop and for a
 * phone. `UPDATE_PICTURES=1 npx playwright test pictures` renews them; else this file is passed over
 * (playwright.config.js).
 */

const WORKBOOK = 'matematika-5';
const LESSON = 'Числа и координатный луч';
/** In that lesson. */
const STEPS = 4;
/** The one that is pictured: it has a drawing. */
const PICTURED = 3;
const FOLDER = 'public/images';
const MAX_BYTES = 60_000;
const shapes = [
  { name: 'desktop', width: 820, height: 540 },
  { name: 'phone', width: 360, height: 440 },
] as const;

/** Who they are, and how many of the steps each of them knows. */
const classmates = [
  ['Аня', 'Ветрова', 4],
  ['Тимур', 'Галиев', 3],
  ['Соня', 'Кораблёва', 4],
  ['Лев', 'Орлов', 2],
  ['Ева', 'Ясная', 4],
] as const;

test('the main job is pictured', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await open(browser);
  await signInAsTeacher(page);
  await page.goto('/homework/new');
  await page.getByRole('combobox', { name: 'Предмет' }).click();
  await page.getByRole('option', { name: 'Математика', exact: true }).click();
  await expect(page.getByText(LESSON).first()).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await page.getByLabel('Название').fill('Натуральные числа');
  await keep(page, 'choose', page.getByText(LESSON).first());
  await page.getByRole('button', { name: 'Создать задание' }).click();
  const link = await page.getByLabel('Ссылка для учеников').inputValue();

  const student = await open(browser);
  await begin(student, link, 'Мира', 'Жукова');
  await answerSteps(student, PICTURED);
  await keep(student, 'solve', student.getByText(`Задание ${PICTURED} из ${STEPS}`));

  for (const [name, surname, known] of classmates) {
    const classmate = await open(browser);
    await begin(classmate, link, name, surname);
    await answerSteps(classmate, known);
    await finish(classmate, known);
    await classmate.context().close();
  }
  await page.goto('/teacher/journal');
  await expect(page.getByText('Ясная Ева')).toBeVisible();
  await keep(page, 'journal', page.getByRole('heading', { level: 2 }));
});

async function open(browser: Browser): Promise<Page> {
  return (await browser.newContext({ deviceScaleFactor: 2 })).newPage();
}

async function begin(page: Page, link: string, name: string, surname: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Имя', { exact: true }).fill(name);
  await page.getByLabel('Фамилия').fill(surname);
  await page.getByLabel('Класс').fill('5б');
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(page).toHaveURL(/\/1$/);
}

/** Answers the first steps rightly, and stays at the last of them. */
async function answerSteps(page: Page, count: number): Promise<void> {
  const steps = (await solvedSteps(WORKBOOK)).slice(0, count);
  for (const [index, step] of steps.entries()) {
    if (index > 0) await page.getByRole('link', { name: 'Дальше' }).click();
    await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
    await answerRightly(page, step);
    await waitUntilSaved(page);
  }
}

async function finish(page: Page, answered: number): Promise<void> {
  await page.goto(page.url().replace(/\d+$/, String(STEPS)));
  await page.getByRole('button', { name: 'Завершить' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' });
  if (answered < STEPS) await confirm.click();
  await expect(page).toHaveURL(/\/result$/);
}

/** The page in both shapes, from this place on. */
async function keep(page: Page, name: string, place: Locator): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.mouse.move(0, 0);
  for (const shape of shapes) {
    await page.setViewportSize(shape);
    await place.evaluate((element) => {
      const header = document.querySelector('header');
      const bar = header && getComputedStyle(header).position === 'sticky' ? header : null;
      const { top } = element.getBoundingClientRect();
      const room = (bar?.getBoundingClientRect().height ?? 0) + 12;
      window.scrollTo({ top: window.scrollY + top - room, behavior: 'instant' });
    });
    await page.waitForTimeout(500);
    const bytes = await toWebp(page, await page.screenshot({ animations: 'disabled' }));
    expect(bytes.length, `${name} on a ${shape.name}`).toBeLessThanOrEqual(MAX_BYTES);
    await writeFile(`${FOLDER}/${name}-${shape.name}.webp`, bytes);
  }
}

/** PNG is too heavy for a page, and Playwright knows no other small format. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(webp, 'base64');
}
