/** After so many attempts, about a day, an operator has to look. */
export const MAX_ATTEMPTS = 20;

const FIRST_MS = 1_000;
const LONGEST_MS = 4 * 3_600_000;

/**
 * When to try again.
 *
 * @param attempts how many have failed
 * @returns milliseconds; null when it is given up
 */
export function waitAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
