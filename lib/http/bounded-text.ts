import type { Readable } from 'node:stream';

/** A body as web streams or as Node.js have it. */
export type BodyStream = ReadableStream<Uint8Array> | Readable;

export type BoundedText =
  { kind: 'text'; text: string; bytes: number } | { kind: 'too_large' } | { kind: 'not_text' };

/**
 * Reads a body as UTF-8, no further than `maxBytes`; what lies beyond is never held in memory.
 *
 * @throws (rejects) with the stream's error when it breaks
 */
export async function readBoundedText(
  body: BodyStream | null,
  maxBytes: number,
): Promise<BoundedText> {
  if (!body) return { kind: 'text', text: '', bytes: 0 };
  if (!('getReader' in body)) return readNodeText(body, maxBytes);
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value) bytes += value.byteLength;
    if (bytes > maxBytes) {
      // The sender may go on for as long as it likes: nobody waits for the end of it.
      reader.cancel().catch(() => undefined);
      return { kind: 'too_large' };
    }
    const piece = decode(decoder, value, done);
    if (piece === null) {
      reader.cancel().catch(() => undefined);
      return { kind: 'not_text' };
    }
    text += piece;
    if (done) return { kind: 'text', text, bytes };
  }
}

/** The same without a web stream around what Node.js has received, which costs more than all the rest. */
function readNodeText(body: Readable, maxBytes: number): Promise<BoundedText> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    const settle = (settled: () => void) => {
      body.off('data', take).off('end', end).off('error', fail).off('close', fail);
      settled();
    };
    const take = (piece: Uint8Array) => {
      pieces.push(piece);
      bytes += piece.byteLength;
      if (bytes > maxBytes) settle(() => resolve({ kind: 'too_large' }));
    };
    const end = () => {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      const [only] = pieces;
      const whole = pieces.length === 1 && only ? only : Buffer.concat(pieces);
      const text = decode(decoder, whole, true);
      settle(() => resolve(text === null ? { kind: 'not_text' } : { kind: 'text', text, bytes }));
    };
    const fail = (error?: Error) => settle(() => reject(error ?? new Error('aborted')));
    if (body.errored || body.destroyed) return fail(body.errored ?? undefined);
    body.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

function decode(decoder: TextDecoder, value: Uint8Array | undefined, done: boolean): string | null {
  try {
    return decoder.decode(value, { stream: !done });
  } catch {
    return null;
  }
}
