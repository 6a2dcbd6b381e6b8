import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { streams } from '@/lib/contract/streams';
import { userFeatures } from '@/lib/contract/user/user-features';
import { beginByName, waitUntilSaved } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { createHomework } from '@/tests/support/homework/homework';
import { answerRightly, solvedSteps } from '@/tests/support/homework/right-answers';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const STREAM = `**${streams.followJournal.path}`;

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** The journal of a new teacher with a homework, as it is at first: empty. */
async function openJournal(context: BrowserContext): Promise<{ page: Page; taskHash: string }> {
  // Of another provider: the single sign-on knows nothing of this session.
  const row = { providerType: 'vk', features: [userFeatures.teachingChosen] };
  const token = await createUser(database, { roles: [roles.teacher], ...row });
  const { taskHash } = await createHomework(token, { steps: 2, title: 'На виду' });
  await giveSession(context, [[roles.teacher, token]]);
  const page = await context.newPage();
  await page.goto('/teacher/journal');
  return { page, taskHash };
}

/** The journal is there as a table and, for phones, as a list. */
const inTable = (page: Page, text: string) => page.getByRole('table').getByText(text);

/** A student answers the first step, in their own browser. */
async function answerFirst(page: Page, taskHash: string, surname: string): Promise<void> {
  const [step] = await solvedSteps('matematika-5');
  if (!step) throw new Error('A workbook without steps');
  await beginByName(page, taskHash, surname);
  await answerRightly(page, step);
  await waitUntilSaved(page);
}

test('[HW-06] a mark is in the journal as the student answers, without a reload or a question', async ({
  browser,
}) => {
  const { page: teacher, taskHash } = await openJournal(await browser.newContext());
  await expect(teacher.getByText(/в\sжурнале никого нет/)).toBeVisible();
  await teacher.evaluate(() => Object.assign(window, { isSamePage: true }));
  const student = await (await browser.newContext()).newPage();
  await beginByName(student, taskHash, 'Живая');
  await expect(teacher.getByRole('rowheader', { name: /Живая/ })).toBeVisible();
  // The news of its beginning have come; from here on marks come alone.
  await expect(inTable(teacher, '0 из 2')).toBeVisible();
  let asked = 0;
  teacher.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/journal') asked += 1;
  });
  const [step] = await solvedSteps('matematika-5');
  if (step) await answerRightly(student, step);
  await waitUntilSaved(student);
  await expect(inTable(teacher, '1 из 2')).toBeVisible();
  await keepPicture(teacher, 'live-journal');
  expect(asked).toBe(0);
  expect(await teacher.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[HW-06] a journal whose stream is cut is up to date all the same', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext();
  await context.route(STREAM, (route) => route.abort());
  const { page: teacher, taskHash } = await openJournal(context);
  const student = await (await browser.newContext()).newPage();
  await answerFirst(student, taskHash, 'Поздняя');
  await expect(inTable(teacher, '1 из 2')).toBeVisible({ timeout: 40_000 });
  await expect(teacher.getByText('Журнал не обновляется')).toHaveCount(0);
});

test('[HW-06] a tab that is not looked at keeps no stream, and is up to date when it is', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const { page: teacher, taskHash } = await openJournal(context);
  const look = (hidden: boolean) =>
    teacher.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect(teacher.getByText(/в\sжурнале никого нет/)).toBeVisible();
  await look(true);
  const student = await (await browser.newContext()).newPage();
  await answerFirst(student, taskHash, 'Тихая');
  await expect(teacher.getByText(/в\sжурнале никого нет/)).toBeVisible();
  await Promise.all([teacher.waitForRequest(STREAM), look(false)]);
  await expect(inTable(teacher, '1 из 2')).toBeVisible();
});
