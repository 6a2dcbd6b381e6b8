const DELAYS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** A class whose network returns shall not come back in the same instant. */
const JITTER = 0.2;

/**
 * How long to wait before the next try, in milliseconds.
 *
 * @param failures how many tries in a row have failed, from 1
 * @param random from 0 to 1
 */
export function backoffDelay(failures: number, random: number): number {
  const delay = DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 1_000;
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}
