/**
 * Fails when the work does not end in good time. An expression that tries all ways takes minutes or
 * never ends, while on a slow machine a good one still takes less than this.
 */
export function expectGoodTime(work: () => void): void {
  const began = performance.now();
  work();
  expect(performance.now() - began).toBeLessThan(5_000);
}
