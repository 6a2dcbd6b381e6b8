import { expect, test } from '@playwright/test';
import { beginByName } from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { signIn } from '@/tests/support/people/people';

let stack: OwnStack;
const shared = { ...process.env };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({ web: true });
  Object.assign(process.env, stack.addresses);
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await stack.stop();
});

test('[HW-04] the database is stopped in the middle: saving fails visibly, then succeeds', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: stack.addresses.TEST_WEB_ORIGIN });
  const page = await context.newPage();
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  await beginByName(page, taskHash, 'Базова');
  await stack.stopDatabase();
  await page.getByRole('radio').first().click();
  await expect(page.getByText(/сохраню позже/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('radio').first()).toBeChecked();
  expect((await context.request.get('/ready')).status()).toBe(503);
  await stack.startDatabase();
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/).first()).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();
});
