import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { JournalEvent } from '@/lib/contract/journal/stream';
import { streams } from '@/lib/contract/streams';
import { readEvents } from '@/lib/http/event-stream';

export type Follower = { close(): void; ended: () => boolean };

/** Follows a teacher's journal through web, as a browser; resolves with the first event. */
export async function follow(
  web: string,
  cookie: string,
  onEvent: (event: JournalEvent) => void,
): Promise<Follower> {
  const asked = request(web + streams.followJournal.path, {
    headers: { Cookie: cookie },
    agent: false,
  });
  asked.on('error', () => undefined).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`);
  let hasEnded = false;
  const greeted = new Promise<void>((resolve) => {
    const read = async () => {
      for await (const event of readEvents(response, 1_000_000)) {
        resolve();
        onEvent(event as JournalEvent);
      }
    };
    void read()
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
        resolve();
      });
  });
  await greeted;
  return { close: () => asked.destroy(), ended: () => hasEnded };
}
