/** @jest-environment node */
import { readBoundedText } from './bounded-text';

/** A stream of the given pieces, which notes how far it was read. */
function streamOf(...pieces: (string | Uint8Array)[]) {
  const seen = { pulled: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[seen.pulled];
        if (piece === undefined) return controller.close();
        seen.pulled += 1;
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

describe('a body that is read as text', () => {
  it('is joined from its pieces, even when a letter is cut', async () => {
    const [first = 0, second = 0] = new TextEncoder().encode('ё');
    const { stream } = streamOf('а', Uint8Array.of(first), Uint8Array.of(second), 'я');
    expect(await readBoundedText(stream, 100)).toEqual({ kind: 'text', text: 'аёя', bytes: 6 });
  });

  it('is empty when there is none', async () => {
    expect(await readBoundedText(null, 0)).toEqual({ kind: 'text', text: '', bytes: 0 });
    expect(await readBoundedText(streamOf().stream, 0)).toMatchObject({ text: '' });
  });

  it('[NET-06] may be exactly as large as allowed', async () => {
    expect(await readBoundedText(streamOf('abc').stream, 3)).toMatchObject({ text: 'abc' });
  });

  it('[NET-06] is read no further than allowed, in bytes', async () => {
    const { stream, seen } = streamOf('ёё', 'ё', 'ё');
    expect(await readBoundedText(stream, 5)).toEqual({ kind: 'too_large' });
    expect(seen).toEqual({ pulled: 2, cancelled: true });
  });

  it.each([
    ['a byte that begins nothing', [Uint8Array.of(0x80), 'rest']],
    ['a letter that is cut at the end', [Uint8Array.of(0xd1)]],
  ])('is no text with %s', async (_, pieces) => {
    expect(await readBoundedText(streamOf(...pieces).stream, 100)).toEqual({ kind: 'not_text' });
  });

  it('rejects when the stream breaks', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('broken')),
    });
    await expect(readBoundedText(stream, 100)).rejects.toThrow('broken');
  });
});
