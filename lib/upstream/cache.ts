import { LRUCache } from 'lru-cache';

/** What can be kept: its size tells how much of it. */
export type Kept<Value> = { value: Value; bytes: number; keep: boolean };

/** Replies that may be reused, bounded in number and size; the least recently used go first. [NET-04] */
export type ReplyCache<Value> = {
  /**
   * The value under the key, or what `load` returns. Equal calls at the same time share one load; a
   * value that is not to be kept, and a rejection, is given to them and forgotten.
   */
  get(key: string, seconds: number, load: () => Promise<Kept<Value>>): Promise<Value>;
};

export function createReplyCache<Value>(options: {
  maxEntries: number;
  maxBytes: number;
  now?: () => number;
}): ReplyCache<Value> {
  const { maxEntries, maxBytes, now = Date.now } = options;
  const entries = new LRUCache<string, { value: Value }>({
    max: maxEntries,
    maxSize: maxBytes,
    // Exact to the millisecond: by default the clock is read once per millisecond by a timer.
    ttlResolution: 0,
    perf: { now },
  });
  const loading = new Map<string, Promise<Value>>();

  async function load(key: string, seconds: number, ask: () => Promise<Kept<Value>>) {
    try {
      const { value, bytes, keep } = await ask();
      // What is shared by many must not be changed by one of them.
      freeze(value);
      if (keep) entries.set(key, { value }, { size: bytes + key.length, ttl: seconds * 1_000 });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    get(key, seconds, ask) {
      const entry = entries.get(key);
      if (entry) return Promise.resolve(entry.value);
      let pending = loading.get(key);
      if (!pending) {
        pending = load(key, seconds, ask);
        loading.set(key, pending);
      }
      return pending;
    },
  };
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
