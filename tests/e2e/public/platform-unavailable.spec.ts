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

test('[DOC-02] [DOC-04] documents are shown while the platform is away, also after a restart of web', async () => {
  test.setTimeout(180_000);
  const own = await startOwnStack({ web: true, documents: true });
  try {
    const origin = own.addresses.TEST_WEB_ORIGIN;
    const seen = async (path: string) => {
      const { status, headers } = await ask(path, { origin });
      return [status, headers.etag, headers['last-modified']];
    };
    const paths = ['/', '/teacher', '/himiya_8-class', '/user-agreement', '/503', '/nothing'];
    // Pages that Next.js renders have no entity tag.
    const tags = async () => (await Promise.all(paths.map(seen))).map(([, tag]) => tag);
    await expect.poll(tags, { timeout: 90_000 }).not.toContain(undefined);
    const before = await Promise.all(paths.map(seen));
    await own.stopPlatform();
    expect(await Promise.all(paths.map(seen))).toEqual(before);
    await own.stopWeb();
    await own.startWeb();
    expect(await Promise.all(paths.map(seen))).toEqual(before);
    expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200, 503, 404]);
  } finally {
    await own.stop();
  }
});
