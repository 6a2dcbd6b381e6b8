import type { ServerResponse } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

/** How server-sent events are sent: kept by nobody, and not held back by a proxy on the way. */
const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-store',
  'X-Accel-Buffering': 'no',
  // It ends with its connection: nobody waits for one that has nothing more to say.
  Connection: 'close',
};

/** As much waits for a reader, in bytes; who does not even take this is given up. */
const MAX_WAITING = 262_144;

/** Where the events of a stream go. Once it has ended, more does nothing. */
export type EventSink<Event> = { send(event: Event): void; end(): void };

/**
 * Answers with server-sent events, each of one JSON.
 *
 * @param onClose called once, when the reader has gone, is too slow, or the stream was ended
 */
export function sendEvents<Event>(
  response: ServerResponse,
  headers: Record<string, string>,
  onClose: () => void,
): EventSink<Event> {
  response.once('close', onClose);
  response.writeHead(200, { ...EVENT_STREAM_HEADERS, ...headers });
  response.flushHeaders();
  return {
    send(event) {
      if (response.destroyed || response.writableEnded) return;
      if (response.writableLength > MAX_WAITING) response.destroy();
      else response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end: () => void response.end(),
  };
}

/**
 * Reads the events of a stream as `sendEvents` writes them; other lines are passed over.
 *
 * @param maxLength of one event, in characters
 * @throws (rejects) Error for an event that is longer; SyntaxError for one that is no JSON
 */
export async function* readEvents(
  source: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncGenerator<unknown, void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source) {
    rest += decoder.write(Buffer.from(chunk));
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    if ([rest, ...blocks].some(({ length }) => length > maxLength))
      throw new Error('An event is too long');
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}
