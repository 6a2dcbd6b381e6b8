import { JOURNAL_STREAM_PATH } from '@/lib/contract/journal/stream-path';
import type { JournalEvent } from '@/lib/contract/journal/stream';

/** How long the first event, and a sign of life after it, may take, in milliseconds. */
const HELLO_MS = 10_000;
const SILENT_MS = 45_000;

/**
 * Follows the journal by server-sent events. A stream that ends, cannot be had, or says nothing for too
 * long, as behind a proxy that holds everything back, is lost; it does not come back by itself.
 *
 * @returns what closes it
 */
export function openJournalSource(
  onEvent: (event: JournalEvent) => void,
  onLost: () => void,
): () => void {
  if (typeof EventSource === 'undefined') {
    const timer = setTimeout(onLost);
    return () => clearTimeout(timer);
  }
  const source = new EventSource(JOURNAL_STREAM_PATH);
  const lose = () => {
    close();
    onLost();
  };
  let silence = setTimeout(lose, HELLO_MS);
  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  source.onerror = lose;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENT_MS);
    // Web has checked it against the schema of the contract.
    onEvent(JSON.parse(data) as JournalEvent);
  };
  return close;
}
