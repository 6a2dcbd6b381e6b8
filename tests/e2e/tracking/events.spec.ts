import { expect, test, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
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
