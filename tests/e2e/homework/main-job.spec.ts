import { expect, test, type Page, type Response } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import {
  fillSignIn,
  signInAsTeacher,
  untilAlive,
  waitUntilSaved,
} from '@/tests/support/browser/browser';
import { isReviewedKind, taskKinds } from '@/lib/contract/tasks/answers';
import { answerRightly, solvedSteps } from '@/tests/support/homework/right-answers';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name that a homework got by itself, on the page that says that it is created. */
const titleAt = async (page: Page) => plain(await page.getByText(/^Задание\sот\s/).innerText());

/** What the journal says of a student, in the column of a homework. */
async function markOf(page: Page, student: string, title: string): Promise<string | undefined> {
  const rows = await page
    .locator('tr')
    .evaluateAll((all) => all.map(({ children }) => [...children].map((one) => one.textContent)));
  const [head = [], ...students] = rows.map((row) => row.map(plain));
  const row = students.find(([name]) => name === student);
  return row?.[head.findIndex((one) => one.startsWith(title))];
}

const isAnswerSaved = (response: Response) =>
  /\/answers(?:\/|$)/.test(response.url()) && response.ok();

test.describe('the main job, end to end', () => {
  test('[HW-01] [HW-02] [HW-05] [HW-06] [HW-08] homework goes from the teacher to a student and comes back marked', async ({
    browser,
  }) => {
    test.slow();
    const teacherPage = await (await browser.newContext()).newPage();
    await signInAsTeacher(teacherPage);
    let presses = 0;
    const press = async (role: 'link' | 'button', name: string) => {
      await teacherPage.getByRole(role, { name }).first().click();
      presses += 1;
    };
    await press('link', 'Создать задание');
    await press('button', 'Выбрать весь урок');
    await press('button', 'Создать задание');
    await expect(teacherPage.getByRole('heading', { name: 'Задание создано' })).toBeVisible();
    const title = await titleAt(teacherPage);
    await press('button', 'Скопировать');
    expect(presses).toBeLessThanOrEqual(5);
    const link = await teacherPage.getByLabel('Ссылка для учеников').inputValue();
    expect(new URL(link).pathname).toMatch(/^\/student\/([bdfghkmnprstvz][aeiou]){8}$/);

    // The student: in a browser of their own, by the link.
    const studentContext = await browser.newContext();
    const page = await studentContext.newPage();
    await page.goto(link);
    await page.getByRole('link', { name: 'Войти' }).click();
    await fillSignIn(page, 'student@example.ru');
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'Начать' }).click();
    await expect(page).toHaveURL(/\/lesson\/homework\/[a-z]{20}\/1$/);

    const steps = (await solvedSteps('anglijskij-yazyk-5')).slice(0, 4);
    for (const [index, step] of steps.entries()) {
      await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
      // The step before has said that it is saved, too.
      await Promise.all([page.waitForResponse(isAnswerSaved), answerRightly(page, step)]);
      await waitUntilSaved(page);
      if (index === 1) {
        // In the middle: the page is loaded again, and the work goes on where it was.
        await page.reload();
        await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Задание 2, есть ответ' })).toBeVisible();
        await untilAlive(page.getByRole('link', { name: 'Дальше' }));
      }
      if (index < steps.length - 1) await page.getByRole('link', { name: 'Дальше' }).click();
    }
    await page.getByRole('button', { name: 'Завершить' }).click();
    await expect(page).toHaveURL(/\/result$/);
    await expect(page.getByText('100').first()).toBeVisible();
    await expect(page.getByText('Верно').first()).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.getByText('Ваш ответ').first()).toBeVisible();
    await expect(page.getByText('Почему так.').first()).toBeVisible();
    await expect(page.getByText('Правильный ответ')).toHaveCount(0);
    await expectAccessible(page, 'the result of right answers');

    // The journal of the teacher shows the mark of the student without being asked again.
    await teacherPage.getByRole('link', { name: 'Открыть журнал' }).click();
    await expect.poll(() => markOf(teacherPage, 'Белов Миша', title)).toBe('5 100 %');
    await studentContext.close();
  });

  test('[HW-02] every task of a workbook, of every kind that has a key, can be done by pressing and typing', async ({
    browser,
  }) => {
    test.slow();
    const teacherPage = await (await browser.newContext()).newPage();
    await signInAsTeacher(teacherPage);
    await teacherPage.goto('/homework/new');
    for (const _ of [1, 2])
      await teacherPage.getByRole('button', { name: 'Выбрать весь модуль' }).first().click();
    await teacherPage.getByRole('button', { name: 'Создать задание' }).click();
    const title = await titleAt(teacherPage);
    const link = await teacherPage.getByLabel('Ссылка для учеников').inputValue();

    const page = await (await browser.newContext()).newPage();
    await page.goto(link);
    await page.getByLabel('Имя', { exact: true }).fill('Соня');
    await page.getByLabel('Фамилия').fill('Кораблёва');
    await page.getByLabel('Класс').fill('5а');
    await page.getByRole('button', { name: 'Начать' }).click();
    const steps = await solvedSteps('anglijskij-yazyk-5');
    const kinds = new Set(steps.flatMap(({ tasks }) => tasks.map(({ source }) => source.kind)));
    const scored = taskKinds.filter((kind) => !isReviewedKind(kind));
    expect([...kinds].sort()).toEqual([...scored].sort());
    for (const [index, step] of steps.entries()) {
      await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
      await answerRightly(page, step);
      if (index < steps.length - 1) await page.getByRole('link', { name: 'Дальше' }).click();
    }
    await page.getByRole('button', { name: 'Завершить' }).click();
    await expect(page).toHaveURL(/\/result$/);
    await expect(page.getByText('100').first()).toBeVisible();

    await teacherPage.goto('/teacher/journal');
    await expect.poll(() => markOf(teacherPage, 'Кораблёва Соня', title)).toBe('5 100 %');
  });
});
