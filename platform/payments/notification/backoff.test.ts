import { MAX_ATTEMPTS, waitAfter } from './backoff';

test('[PAY-06] a notification is tried again after longer and longer, for about a day, then given up', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, at) => waitAfter(at + 1));
  expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(waits.at(-1)).toBeNull();
  const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3_600_000;
  expect(Math.round(hours)).toBe(25);
});
