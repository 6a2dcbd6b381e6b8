import { journalEventSchema, type JournalEvent } from '@/lib/contract/journal/stream';
import { streams } from '@/lib/contract/streams';
import { readEvents } from '@/lib/http/event-stream';
import { asWeb, mainApiOrigin } from './call-platform';

export type FollowedJournal = {
  status: number;
  headers: Headers;
  /** What has come so far, without signs of life. */
  events: JournalEvent[];
  /** Waits for an event that is like this, from the one after `from` on. */
  until(isIt: (event: JournalEvent) => boolean, from?: number): Promise<JournalEvent>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
};

const PATIENCE_MS = 10_000;

/** Follows a journal, by default at the main API as web does. */
export async function followJournal(
  headers: Record<string, string>,
  origin = mainApiOrigin(),
): Promise<FollowedJournal> {
  const closing = new AbortController();
  const response = await fetch(origin + streams.followJournal.path, {
    headers,
    signal: closing.signal,
  });
  const events: JournalEvent[] = [];
  const waiting = new Set<() => void>();
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const ended = read().catch(() => undefined);

  async function read(): Promise<void> {
    if (!isStream || !response.body) return void (await response.text());
    for await (const event of readEvents(response.body, 1_000_000)) {
      const parsed = journalEventSchema.parse(event);
      if (parsed.kind !== 'beat') events.push(parsed);
      for (const look of waiting) look();
    }
  }

  return {
    ...{ status: response.status, headers: response.headers, events, ended },
    until: (isIt, from = 0) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`It did not come; these did: ${JSON.stringify(events)}`));
        }, PATIENCE_MS);
        const look = () => {
          const found = events.slice(from).find(isIt);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => closing.abort(),
  };
}

/** As web asks in the name of who has the token. */
export const followAs = (token: string) =>
  followJournal({ ...asWeb, Authorization: `Bearer ${token}` });
