import type { Counts } from '@/platform/kernel/limits/counts';

const MINUTE = 60;

/**
 * How often letters may be asked for; docs/security.md has the same as a table. The window is in seconds.
 */
const limits = {
  network: { limit: 60, window: 10 * MINUTE },
  turn: { limit: 1, window: MINUTE },
  address: { limit: 5, window: 60 * MINUTE },
} as const;

/** Each kind of letter is counted for itself: who registers with an address takes no reset from its owner. */
type Kind = 'registration' | 'reset';

async function take(counts: Counts, name: keyof typeof limits, of: string): Promise<number> {
  const { limit, window } = limits[name];
  const { count, secondsLeft } = await counts.add(`letter ${name} ${of}`, 1, window);
  return count <= limit ? 0 : Math.max(1, secondsLeft);
}

/** Counts a wish for a letter from a network: 0 when it may be, else how many seconds to wait. */
export const letterFrom = (counts: Counts, network: string) => take(counts, 'network', network);

/**
 * The same for a letter to somebody. Counted by what was typed, whether there is such an account or not,
 * so that it does not tell which. [TRUST-07]
 *
 * @param browser one that this login knows: strangers who ask take nothing away from its owner
 */
export async function letterTo(
  counts: Counts,
  kind: Kind,
  login: string,
  browser?: string | null,
): Promise<number> {
  const who = `${kind} ${browser ?? 'strangers'} ${login}`;
  return (await take(counts, 'turn', who)) || take(counts, 'address', who);
}
