export type Throttle = {
  /**
   * Counts one try under the key: 0 when it may go on, else how many seconds to wait. A try with an
   * id counts once, however often it is made.
   */
  take(key: string, id?: string): number;
  /** How many seconds the next try under the key has to wait; counts nothing. */
  waitOf(key: string): number;
  /** Takes back the last counted try: it turned out to be a good one. */
  refund(key: string): void;
  /** Forgets all tries under the key. */
  clear(key: string): void;
  /** How many keys are remembered. */
  size(): number;
};

type Try = { at: number; id: string | undefined };

const MAX_KEYS = 20_000;

/**
 * At most `limit` tries under one key within a sliding window. A try counts before its outcome is
 * known, so that a thousand at once do not all slip through. Kept in this process's memory.
 *
 * @param windowMs length of the window in milliseconds
 */
export function createThrottle(
  { limit, windowMs }: { limit: number; windowMs: number },
  now: () => number = Date.now,
): Throttle {
  const tries = new Map<string, Try[]>();
  const hasExpired = (made: Try[]) => made.every(({ at }) => at <= now() - windowMs);
  const recent = (key: string) => (tries.get(key) ?? []).filter(({ at }) => at > now() - windowMs);
  const waitAfter = (counted: Try[]) => {
    const [oldest] = counted;
    if (oldest === undefined || counted.length < limit) return 0;
    return Math.max(1, Math.ceil((oldest.at + windowMs - now()) / 1_000));
  };
  return {
    take(key, id) {
      const counted = recent(key);
      if (id !== undefined && counted.some((one) => one.id === id)) return 0;
      const wait = waitAfter(counted);
      if (wait > 0) return wait;
      // Moved to the end of the map, so that its beginning is the least recently used.
      tries.delete(key);
      tries.set(key, [...counted, { at: now(), id }]);
      for (const [oldest, made] of tries) {
        if (tries.size <= MAX_KEYS && !hasExpired(made)) break;
        tries.delete(oldest);
      }
      return 0;
    },
    waitOf: (key) => waitAfter(recent(key)),
    refund(key) {
      const counted = recent(key).slice(0, -1);
      if (counted.length === 0) tries.delete(key);
      else tries.set(key, counted);
    },
    clear(key) {
      tries.delete(key);
    },
    size: () => tries.size,
  };
}
