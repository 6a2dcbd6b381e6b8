/** What can be kept: its size tells how much of it. */
export type Kept<Value> = { value: Value; bytes: number; keep: boolean };

type Entry<Value> = { value: Value; bytes: number; until: number };

/** Replies that may be reused, bounded in number and size; the least recently used go first. [NET-04] */
export type ReplyCache<Value> = {
  /**
   * The value under the key, or what `load` gives. Equal calls at the same time share one load; a
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
  const entries = new Map<string, Entry<Value>>();
  const loading = new Map<string, Promise<Value>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry<Value>): void {
    drop(key);
    if (entry.bytes > maxBytes) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  async function load(key: string, seconds: number, ask: () => Promise<Kept<Value>>) {
    try {
      const { value, bytes: size, keep } = await ask();
      // What is shared by many must not be changed by one of them.
      freeze(value);
      if (keep) put(key, { value, bytes: size + key.length, until: now() + seconds * 1_000 });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    get(key, seconds, ask) {
      const entry = entries.get(key);
      if (entry && entry.until > now()) {
        entries.delete(key);
        entries.set(key, entry);
        return Promise.resolve(entry.value);
      }
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
