import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { beginByName, signInAsTeacher, waitUntilSaved } from '@/tests/support/browser';
import { createHomework } from '@/tests/support/homework';
import { signIn } from '@/tests/support/people';

const log = (program: 'web' | 'platform') =>
  readFileSync(`test-results/logs/e2e-${program}.log`, 'utf8');

test('a request id goes from web to the platform and comes back', async ({ page }) => {
  await signInAsTeacher(page);
  const response = await page.context().request.get('/api/v1/homework');
  const requestId = response.headers()['x-request-id'] ?? '';
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => log('platform')).toContain(requestId);
  const line = log('platform')
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
  const logs = log('platform') + log('web');
  expect(logs).not.toContain(taskHash);
  expect(logs.length).toBeGreaterThan(1_000);
  expect(logs).not.toMatch(/eyJ|СекретныйОтвет|Журналова|@example\.ru|code=|state=|tetrad"/);
});
