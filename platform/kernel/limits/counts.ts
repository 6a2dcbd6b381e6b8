import { LRUCache } from 'lru-cache';

export type Count = { count: number; secondsLeft: number };

/** How often something was done under a key within a window that begins with the first time. */
export type Counts = {
  /** Counts once more, or once less; a count whose window has passed begins anew. */
  add(key: string, by: 1 | -1, windowSeconds: number): Promise<Count>;
  /** Null when nothing is counted under the key now. */
  read(key: string): Promise<Count | null>;
  remove(key: string): Promise<void>;
};

/** As many keys are remembered in one process; the one not used for longest goes first. */
const MAX_KEYS = 20_000;

/** Counts in this process's memory, for a service of one process and as a stand-in for the database. */
export function createMemoryCounts(now: () => number = Date.now): Counts {
  const kept = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS });
  const current = (key: string) => {
    const found = kept.get(key);
    return found && found.until > now() ? found : null;
  };
  const told = ({ count, until }: { count: number; until: number }): Count => ({
    count,
    secondsLeft: Math.ceil((until - now()) / 1_000),
  });
  return {
    add(key, by, windowSeconds) {
      const { count, until } = current(key) ?? { count: 0, until: now() + windowSeconds * 1_000 };
      const next = { count: count + by, until };
      kept.set(key, next);
      return Promise.resolve(told(next));
    },
    read(key) {
      const found = current(key);
      return Promise.resolve(found && told(found));
    },
    remove(key) {
      kept.delete(key);
      return Promise.resolve();
    },
  };
}
