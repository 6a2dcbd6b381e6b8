/** @jest-environment node */
import { memoryStore } from '@/platform/openid/sealed-store.fixture';
import { loadOptionSecret } from './option-secret';

const SECRET = 'a secret of the test, long enough to be one';
const NEXT = 'another secret of the test, long enough as well';
const never = () => Promise.resolve(false);

test('[TRUST-12] the secret of options is made once and stays when PLATFORM_SECRET is rotated', async () => {
  const store = memoryStore();
  const made = await loadOptionSecret(store, [SECRET], never);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(store.rows[0]?.sealed).not.toContain(made);
  expect(await loadOptionSecret(store, [NEXT, SECRET], never)).toBe(made);
  // Sealed anew by then.
  expect(await loadOptionSecret(store, [NEXT], never)).toBe(made);
  await expect(loadOptionSecret(store, [SECRET], never)).rejects.toThrow('PLATFORM_SECRET');
});

test('[TRUST-12] processes that start at once have the same one, each database its own', async () => {
  const store = memoryStore();
  const start = () => loadOptionSecret(store, [SECRET], never);
  expect(new Set(await Promise.all([start(), start(), start()])).size).toBe(1);
  expect(await loadOptionSecret(memoryStore(), [SECRET], never)).not.toBe(await start());
});

test.each([[[SECRET]], [[NEXT, SECRET]]] as [[string, ...string[]]][])(
  '[HW-03] attempts that were begun before there was one keep the ids of their options',
  async (secrets) => {
    const store = memoryStore();
    expect(await loadOptionSecret(store, secrets, () => Promise.resolve(true))).toBe(SECRET);
    expect(await loadOptionSecret(store, [secrets[0]], never)).toBe(SECRET);
  },
);
