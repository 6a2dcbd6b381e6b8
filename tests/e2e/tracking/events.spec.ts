import { expect, test, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { untilAlive } from '@/tests/support/browser/browser';
import { userFeatures } from '@/lib/contract/user/user-features';
import { createHomework } from '@/tests/support/homework/homework';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const TRACK = '**/api/v1/analytics/track-event';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** What is kept of what the owner of a token did. */
async function eventsOf(token: string) {
  const { rows } = await database.query<{ type: string; payload: object; browser: string }>(
    `select event_type as type, payload, user_agent as browser
     from main_api.event where user_id = $1 order by created_at`,
    [decodeJwt(token).userId],
  );
  return rows;
}

/** Opens a page and leaves it as soon as it begins to tell an event. */
async function openAndLeave(page: Page, path: string): Promise<void> {
  const begun = page.waitForRequest(TRACK);
  await page.goto(path, { waitUntil: 'commit' });
  await begun;
  await page.goto('about:blank');
}

test('[TRK-02] who leaves the cabinet at once has been there', async ({ page, context }) => {
  const token = await createUser(database, { roles: [roles.student], providerType: 'eljur' });
  await giveSession(context, [[roles.student, token]]);
  await openAndLeave(page, '/student/profile');
  await expect
    .poll(() => eventsOf(token))
    .toEqual([
      {
        type: 'student_visit_cabinet_page',
        payload: {},
        browser: await page.evaluate(() => navigator.userAgent),
      },
    ]);
});

test('[TRK-02] what is not confirmed when a task is left is handed to the browser, and kept once', async ({
  page,
  context,
}) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await giveSession(context, [[roles.student, token]]);
  // The call of the page itself gets no further than the browser.
  await page.route(TRACK, (route) =>
    route.request().resourceType() === 'ping' ? route.continue() : undefined,
  );
  await openAndLeave(page, `/lesson/homework/${attemptCode}/1`);
  await expect
    .poll(() => eventsOf(token))
    .toMatchObject([{ type: 'new_task_opened', payload: { stepNumber: 1 } }]);
});

test('[TRK-02] who finishes and sees the result has been there', async ({ page, context }) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { steps: 1 });
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await callPlatform('finishAttempt', { token, params: { attemptCode } });
  await giveSession(context, [[roles.student, token]]);
  await openAndLeave(page, `/lesson/homework/${attemptCode}/result`);
  await expect
    .poll(() => eventsOf(token))
    .toMatchObject([{ type: 'student_visit_finish_page', payload: {} }]);
});

test('[TRK-02] how a teacher has marks shown is told once in ten seconds for each way', async ({
  page,
  context,
}) => {
  const features = [userFeatures.teachingChosen];
  const who = { roles: [roles.teacher], providerType: 'eljur', features };
  const token = await createUser(database, who);
  const { taskHash } = await createHomework(token, { steps: 1 });
  await callPlatform('startAttempt', { token: await newcomer(taskHash), body: { taskHash } });
  await giveSession(context, [[roles.teacher, token]]);
  await page.goto('/teacher/journal');
  await untilAlive(page.getByRole('radio', { name: 'Процент' }));
  const ways = page.getByRole('radiogroup', { name: 'Как показывать отметки' });
  for (const name of ['Процент', 'Оценка', 'Процент', 'Оценка']) await ways.getByText(name).click();
  await expect
    .poll(async () => (await eventsOf(token)).map(({ payload }) => payload))
    .toEqual([{ markType: 'percent' }, { markType: 'grade' }]);
});
