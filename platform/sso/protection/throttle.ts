export type Throttle = {
  /** Counts one try under the key: 0 when it may go on, else how many seconds to wait. */
  take(key: string): number;
  /** Takes back the last counted try: it turned out to be a good one. */
  refund(key: string): void;
  /** Forgets all tries under the key. */
  clear(key: string): void;
};

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
  const tries = new Map<string, number[]>();
  const recent = (key: string) => (tries.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    take(key) {
      const counted = recent(key);
      const [oldest] = counted;
      if (oldest !== undefined && counted.length >= limit)
        return Math.max(1, Math.ceil((oldest + windowMs - now()) / 1_000));
      // Set anew at the end of the map, whose beginning is then what was longest untouched.
      tries.delete(key);
      tries.set(key, [...counted, now()]);
      for (const stale of tries.keys()) {
        if (tries.size <= MAX_KEYS) break;
        tries.delete(stale);
      }
      return 0;
    },
    refund(key) {
      const counted = recent(key).slice(0, -1);
      if (counted.length === 0) tries.delete(key);
      else tries.set(key, counted);
    },
    clear(key) {
      tries.delete(key);
    },
  };
}
