import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { subjects } from '@/lib/contract/subjects/subjects';
import { answerRight } from '@/platform/tasks/samples';
import { waitUntilSaved } from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import {
  answerRightly,
  solvedSteps,
  type SolvedStep,
} from '@/tests/support/homework/right-answers';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

/*
 * The pictures of the product on its landings: the main job in the first lesson of each subject, taken
 * for a desktop and for a phone. `npm run pictures` renews them; else this file is passed over
 * (playwright.config.js).
 */

const FOLDER = 'public/images';
const MAX_BYTES = 45_000;
const shapes = [
  { name: 'desktop', width: 820, height: 540 },
  { name: 'phone', width: 360, height: 440 },
] as const;

/** Who they are, and how many of four steps each of them knows. */
const classmates = [
  ['Аня', 'Ветрова', 4],
  ['Тимур', 'Галиев', 3],
  ['Соня', 'Кораблёва', 4],
  ['Лев', 'Орлов', 2],
  ['Ева', 'Ясная', 4],
] as const;

for (const { title: subject, name, startPath } of subjects)
  test(`the main job is pictured: ${subject}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const workbookId = startPath.replace('_', '-').replace(/-class$/, '');
    const { grade, modules } = await callPlatform('getWorkbook', { params: { workbookId } });
    const lesson = modules[0]?.lessons[0];
    if (!lesson) throw new Error(`No lesson in ${workbookId}`);
    const className = `${grade}б`;
    const steps = (await solvedSteps(workbookId)).slice(0, lesson.steps.length);
    const database = openTestDatabase();
    // Of a provider whose people the sign-on is not asked about.
    const row = { roles: [roles.teacher], providerType: 'mediateka', name: 'Ольга' };
    const teacher = await createUser(database, row);
    await database.end();
    const folder = `${FOLDER}/${name}`;

    const page = await open(browser, roles.teacher, teacher);
    await page.goto('/homework/new');
    await page.getByRole('combobox', { name: 'Предмет' }).click();
    await page.getByRole('option', { name: subject, exact: true }).click();
    await expect(page.getByText(lesson.title).first()).toBeVisible();
    await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
    await page.getByLabel('Название').fill(lesson.title);
    await keep(page, `${folder}/choose`, page.getByText(lesson.title).first());

    const homework = { workbookId, steps: steps.length, title: lesson.title };
    const { taskHash } = await createHomework(teacher, homework);
    for (const [first, last, known] of classmates) {
      const { token, attemptCode } = await begin(taskHash, first, last, className);
      await answer(token, attemptCode, steps.slice(0, Math.ceil((known * steps.length) / 4)));
      await callPlatform('finishAttempt', { token, params: { attemptCode } });
    }
    const { token, attemptCode } = await begin(taskHash, 'Мира', 'Жукова', className);
    const at = picturedStep(steps);
    await answer(token, attemptCode, steps.slice(0, at));
    const student = await open(browser, roles.student, token);
    await student.goto(`/lesson/homework/${attemptCode}/${at + 1}`);
    await answerRightly(student, steps[at]!);
    await waitUntilSaved(student);
    await keep(
      student,
      `${folder}/solve`,
      student.getByText(`Задание ${at + 1} из ${steps.length}`),
    );

    await page.goto('/teacher/journal');
    await expect(page.getByRole('rowheader', { name: 'Ясная Ева' })).toBeVisible();
    await keep(page, `${folder}/journal`, page.getByRole('heading', { level: 2 }));
  });

/** The one that shows most: with a picture when there is one, else the second, or one without formulas in its options. */
function picturedStep(steps: readonly SolvedStep[]): number {
  const textOf = (step: SolvedStep) => JSON.stringify(step.tasks);
  const drawn = steps.findIndex((step) => textOf(step).includes('"image":{'));
  if (drawn >= 0) return drawn;
  const plain = steps.findIndex((step, at) => at > 0 && !/"text":"[^"]*\$/.test(textOf(step)));
  return plain >= 0 ? plain : 0;
}

async function open(browser: Browser, role: Role, token: string): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor: 1.5 });
  await giveSession(context, [[role, token]]);
  return context.newPage();
}

async function begin(taskHash: string, name: string, surname: string, className: string) {
  const { token } = await callPlatform('registerStudent', {
    body: { idempotencyKey: randomUUID(), taskHash, name, surname, className },
  });
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  return { token, attemptCode };
}

/** Answers the first steps of an attempt rightly. */
async function answer(token: string, attemptCode: string, steps: readonly SolvedStep[]) {
  for (const [index, { tasks: solved }] of steps.entries()) {
    const stepNumber = index + 1;
    const params = { attemptCode, stepNumber };
    const { tasks } = await callPlatform('getAttemptStep', { token, params });
    for (const [at, task] of tasks.entries())
      await callPlatform('saveAnswer', {
        token,
        params: { attemptCode, answerId: randomUUID() },
        body: { stepNumber, taskId: task.id, sequence: 1, value: answerRight(solved[at]!, task) },
      });
  }
}

/** The page in both shapes, from this place on. */
async function keep(page: Page, file: string, place: Locator): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
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
    expect(bytes.length, `${file} on a ${shape.name}`).toBeLessThanOrEqual(MAX_BYTES);
    await writeFile(`${file}-${shape.name}.webp`, bytes);
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
    return canvas.toDataURL('image/webp', 0.78).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(webp, 'base64');
}
