import { expect, test, type Page } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { fillSignIn } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { APPROVER_ID } from '@/tests/support/guards/matrix-visitors';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

// The approver is one person for all tests: one after another, also where files are shared out.
test.describe.configure({ mode: 'default' });

/** Of the shipped workbooks the one that is not released. */
const workbookId = 'fizika-8';

let database: pg.Pool;
let approver: string;
let path: string;
test.beforeAll(async () => {
  database = openTestDatabase();
  // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
  const who = { id: APPROVER_ID, roles: [roles.teacher], providerType: 'vk', name: 'Ольга' };
  approver = await createUser(database, who);
  const params = { workbookId };
  const { modules } = await callPlatform('getWorkbook', { token: approver, params });
  const stepUuid = modules[0]?.lessons[0]?.steps[1]?.uuid ?? '';
  path = `/homework/workbook/${workbookId}/step/${stepUuid}/preview`;
});
test.afterAll(() => database.end());

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${name} at ${width} px`);
    await keepPicture(page, `${name}-${width}`, true);
  }
}
const eventsOf = async (userId: string) =>
  (
    await database.query<{ event_type: string }>(
      `select event_type from main_api.event where user_id = $1 order by created_at`,
      [userId],
    )
  ).rows.map(({ event_type }) => event_type);

test('[HW-12] [TRK-02] an approver comments and approves a step that is not released, and an editor reads it', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await database.query('delete from main_api.event where user_id = $1', [APPROVER_ID]);
  await database.query('delete from main_api.step_review where user_id = $1', [APPROVER_ID]);
  await giveSession(context, [[roles.teacher, approver]]);
  await page.goto(path);
  const panel = page.getByRole('region', { name: 'Проверка задания' });
  await panel.getByLabel('Замечание').fill('Неясно, что дано.');
  await panel.getByRole('button', { name: 'Отправить замечание' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Неясно, что дано.');
  await panel.getByRole('button', { name: 'Одобрить' }).click();
  await expect(panel.getByText(/Вы одобрили редакцию.1/)).toBeVisible();
  await expectFine(page, 'step-review');
  await page.reload();
  await expect(panel.getByText(/Вы одобрили редакцию.1/)).toBeVisible();
  await expect
    .poll(() => eventsOf(APPROVER_ID))
    .toEqual(['prosvet_step_comment', 'prosvet_step_approve']);

  const { baseURL } = test.info().project.use;
  const editor = await (await browser.newContext({ baseURL })).newPage();
  await editor.goto(`/cms/workbooks/${workbookId}`);
  await editor.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(editor, 'editor@example.ru');
  await expect(editor.getByRole('region', { name: 'Проверка шагов' })).toContainText(
    'Неясно, что дано.',
  );
  await expectFine(editor, 'cms-step-reviews');
  await editor.context().close();
});

test('[HW-12] [AUTH-18] to others it is not there; a released one they see, and say nothing of', async ({
  page,
  context,
}) => {
  const who = { roles: [roles.student], providerType: 'vk' };
  await giveSession(context, [[roles.student, await createUser(database, who)]]);
  expect((await page.goto(path))?.status()).toBe(404);
  const released = { workbookId: 'matematika-5' };
  const { modules } = await callPlatform('getWorkbook', { params: released });
  const stepUuid = modules[0]?.lessons[0]?.steps[0]?.uuid ?? '';
  const of = (workbook: string) => `/homework/workbook/${workbook}/step/${stepUuid}/preview`;
  expect((await page.goto(of('matematika-5')))?.status()).toBe(200);
  await expect(page.getByText('Так задание увидит ученик.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
  await expectFine(page, 'step-preview');
  // It is in that workbook and in no other.
  expect((await page.goto(of('anglijskij-yazyk-5')))?.status()).toBe(404);
});

test('[HW-12] who has smStepSuggestions suggests a correction', async ({ page, context }) => {
  const features = [userFeatures.stepSuggestions];
  const who = { roles: [roles.student], providerType: 'vk', features };
  await giveSession(context, [[roles.student, await createUser(database, who)]]);
  const params = { workbookId: 'matematika-5' };
  const { modules } = await callPlatform('getWorkbook', { params });
  const stepUuid = modules[0]?.lessons[0]?.steps[1]?.uuid ?? '';
  await page.goto(`/homework/workbook/matematika-5/step/${stepUuid}/preview`);
  await page.getByLabel('Что исправить').fill('Опечатка в условии');
  await page.getByRole('button', { name: 'Предложить исправление' }).click();
  await expect(page.getByRole('list', { name: 'Что уже сказано' })).toContainText('Опечатка');
});
