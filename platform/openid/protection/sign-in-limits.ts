import type { Counts } from '@/platform/kernel/limits/counts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often passwords may be tried. docs/security.md has the same as a table, with the reasons; the
 * window is in seconds.
 */
export const signInLimits = {
  checks: { limit: 300, window: MINUTE },
  network: { limit: 120, window: MINUTE },
  loginHere: { limit: 10, window: 5 * MINUTE },
  browser: { limit: 10, window: 5 * MINUTE },
  strangers: { free: 20, window: DAY, firstDelay: 2, longestDelay: 15 * MINUTE },
} as const;

/** What a try has to pass. Both tell how many seconds to wait, 0 when it may go on. */
export type Gate = {
  /** Counts nothing. */
  wait(): Promise<number>;
  /** Counts the try before its outcome is known, so that a thousand at once do not all slip through. */
  take(): Promise<number>;
  refund(): Promise<unknown>;
};

type Limited = Exclude<keyof typeof signInLimits, 'strangers'>;

/** So many tries within a window. */
export function limitGate(
  counts: Counts,
  name: Limited,
  of: string,
): Gate & { forget(): Promise<unknown> } {
  const { limit, window } = signInLimits[name];
  const key = `${name} ${of}`;
  const refund = () => counts.add(key, -1, window);
  return {
    async wait() {
      const found = await counts.read(key);
      return found && found.count >= limit ? Math.max(1, found.secondsLeft) : 0;
    },
    async take() {
      const { count, secondsLeft } = await counts.add(key, 1, window);
      if (count <= limit) return 0;
      await refund();
      return Math.max(1, secondsLeft);
    },
    refund,
    forget: () => counts.remove(key),
  };
}

/**
 * Strangers at one login, wherever they come from: after the free tries each further one has to wait for
 * its turn, twice as long as the one before. A turn is given to one try alone.
 */
export function strangersGate(counts: Counts, login: string): Gate {
  const { free, window, firstDelay, longestDelay } = signInLimits.strangers;
  const [key, turn] = [`strangers ${login}`, `turn ${login}`];
  const refund = () => counts.add(key, -1, window);
  return {
    async wait() {
      const [made, given] = await Promise.all([counts.read(key), counts.read(turn)]);
      return made && made.count >= free && given ? Math.max(1, given.secondsLeft) : 0;
    },
    async take() {
      const over = (await counts.add(key, 1, window)).count - free;
      if (over < 0) return 0;
      const delay = Math.min(longestDelay, firstDelay * 2 ** over);
      const given = await counts.add(turn, 1, delay);
      // The last free try takes the first turn, so that the next one waits already.
      if (given.count === 1 || over === 0) return 0;
      await refund();
      return Math.max(1, given.secondsLeft);
    },
    refund,
  };
}
