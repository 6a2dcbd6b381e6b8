import type { Logger } from '@/platform/kernel/logger';
import { NewsBuffer } from './news-buffer';
import { JOURNAL_CHANNEL } from './news-message';

/** How long news wait for others, in milliseconds. */
const WAIT_MS = 250;
/** How soon they are told again when that failed. */
const RETRY_MS = 2_000;
/** More messages do not wait for a database that takes none. */
const MAX_UNSENT = 500;

/** Tells that journals have changed. To be called when the change is committed: whoever hears of it reads at once. */
export type JournalNews = {
  /** Of these students at a homework of the teacher. */
  tellMarks(homework: { id: string; teacherId: string }, studentIds: readonly string[]): void;
  /** Other students or homework, or more than marks. */
  tellAnything(teacherId: string): void;
};

/** What a database pool is asked here. */
type Database = { query(text: string, values: unknown[]): Promise<unknown> };

const NOTIFY = 'select pg_notify($1, message) from unnest($2::text[]) as message';

/**
 * Tells all processes together what has changed within a moment, in a transaction of its own: notifications
 * in the transactions that save answers would have these commit one after the other.
 *
 * @returns with `stop`, which tells what is left
 */
export function createJournalNews(
  database: Database,
  log: Pick<Logger, 'warn'>,
): JournalNews & { stop(): Promise<void> } {
  const buffer = new NewsBuffer();
  let unsent: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    const messages = [...unsent, ...buffer.take()];
    try {
      if (messages.length > 0) await database.query(NOTIFY, [JOURNAL_CHANNEL, messages]);
      unsent = [];
    } catch (error) {
      const cause = error instanceof Error ? error.name : 'unknown';
      log.warn({ cause }, 'changes of journals were not told');
      unsent = messages.length > MAX_UNSENT ? [] : messages;
      if (unsent.length === 0) buffer.addAny();
    }
  }

  function plan(afterMs: number): void {
    if (timer !== undefined || sending !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = send().then(() => {
        sending = undefined;
        if (unsent.length > 0) plan(RETRY_MS);
        else if (!buffer.isEmpty) plan(WAIT_MS);
      });
    }, afterMs).unref();
  }

  return {
    tellMarks({ id, teacherId }, studentIds) {
      buffer.addMarks(teacherId, id, studentIds);
      plan(WAIT_MS);
    },
    tellAnything(teacherId) {
      buffer.addAnything(teacherId);
      plan(WAIT_MS);
    },
    async stop() {
      clearTimeout(timer);
      await sending;
      clearTimeout(timer);
      await send();
    },
  };
}
