import { expect, test } from '@playwright/test';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { ask } from '@/tests/support/http/plain-http';

let stack: OwnStack;
const at = (path: string) => ask(path, { origin: stack.addresses.TEST_WEB_ORIGIN });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // What web has seen itself: documents of pages nobody asked for are another test's.
  stack = await startOwnStack({ web: true });
});
test.afterAll(() => stack.stop());

test('a landing whose content cannot be loaded says so, one seen before is shown, both come back', async () => {
  test.slow();
  expect((await at('/fizika_7-class')).status).toBe(200);
  await stack.stopPlatform();
  const missing = await at('/himiya_8-class');
  expect([missing.status, missing.headers['retry-after']]).toEqual([503, '60']);
  expect(missing.headers['cache-control']).toContain('no-store');
  expect(missing.headers['last-modified']).toBeUndefined();
  expect(missing.body).toContain('Ошибка 503');
  const seen = await at('/fizika_7-class');
  expect([seen.status, seen.body.includes('Физика')]).toEqual([200, true]);
  await stack.startPlatform();
  await expect.poll(async () => (await at('/himiya_8-class')).status).toBe(200);
});
