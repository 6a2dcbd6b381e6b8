import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AskContent } from '@/lib/contract/call/result';
import { callMainApi } from './call-main-api';

/** For how long a copy is shown at most while the main API is unavailable, in milliseconds. */
const KEEP_MS = 60 * 60 * 1_000;
/** How long the main API may think when there is a copy to show instead, in milliseconds. */
const PATIENCE_MS = 1_500;
/** How many copies are kept: some for each workbook. */
const MAX_COPIES = 500;

/**
 * A reader of public content that remembers the last good copy of each reply: while the main API is
 * unavailable or slow, a landing is shown as it was.
 *
 * @param ask the reader without a memory
 */
export function createContentReader(ask: AskContent, now: () => number = Date.now): AskContent {
  const copies = new LRUCache<string, { value: unknown }>({
    max: MAX_COPIES,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return async (name, input) => {
    const key = JSON.stringify([name, input]);
    const asked = ask(name, input).then((result) => {
      if (result.ok) copies.set(key, { value: result.value });
      else if (result.error.status === 404) copies.delete(key);
      return result;
    });
    const copy = copies.get(key);
    if (!copy) return asked;
    const stop = new AbortController();
    const late = sleep(PATIENCE_MS, null, { signal: stop.signal }).catch(() => null);
    const result = await Promise.race([asked, late]);
    stop.abort();
    if (result?.ok || result?.error.status === 404) return result;
    return { ok: true, value: copy.value } as Awaited<typeof asked>;
  };
}

/** Middleware and pages are bundled apart; through this they share one memory. */
const shared = globalThis as { publicContent?: AskContent };

/** Public content of the main API; a failure is a value. */
export const askContent: AskContent = (name, input) => {
  shared.publicContent ??= createContentReader((called, given) =>
    callMainApi(called, given, { requestId: randomUUID() }),
  );
  return shared.publicContent(name, input);
};
