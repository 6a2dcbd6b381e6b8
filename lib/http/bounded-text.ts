export type BoundedText =
  { kind: 'text'; text: string; bytes: number } | { kind: 'too_large' } | { kind: 'not_text' };

/**
 * Reads a body as UTF-8, no further than `maxBytes`; what lies beyond is never held in memory.
 *
 * @throws (rejects) with the stream's error when it breaks
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<BoundedText> {
  if (!body) return { kind: 'text', text: '', bytes: 0 };
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

function decode(decoder: TextDecoder, value: Uint8Array | undefined, done: boolean): string | null {
  try {
    return decoder.decode(value, { stream: !done });
  } catch {
    return null;
  }
}
