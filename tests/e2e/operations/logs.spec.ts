import { expect, test } from '@playwright/test';
import { beginByName, signInAsTeacher, waitUntilSaved } from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import { logsUntilNow, readLog } from '@/tests/support/stack/logs';
import { signIn } from '@/tests/support/people/people';

test('a request id goes from web to the platform and comes back', async ({ page }) => {
  await signInAsTeacher(page);
  const response = await page.context().request.get('/api/v1/homework');
  const requestId = response.headers()['x-request-id'] ?? '';
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => readLog('platform')).toContain(requestId);
  const line = readLog('platform')
    .split('\n')
    .find((one) => one.includes(requestId));
  expect(JSON.parse(line ?? '')).toMatchObject({ path: '/api/v1/homework', status: 200 });
});

test('no token, answer, name, e-mail or code gets into a log', async ({ page }) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), {
    workbookId: 'anglijskij-yazyk-5',
    steps: 3,
  });
  await beginByName(page, taskHash, 'Журналова');
  await page.goto(page.url().replace(/\/1$/, '/3'));
  await page.getByRole('textbox').first().fill('СекретныйОтвет');
  await waitUntilSaved(page);
  const logs = await logsUntilNow();
  expect(logs).not.toContain(taskHash);
  expect(logs.length).toBeGreaterThan(1_000);
  expect(logs).not.toMatch(/eyJ|СекретныйОтвет|Журналова|@example\.ru|code=|state=|tetrad"/);
});
