/** @jest-environment node */
import { PassThrough } from 'node:stream';
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

describe('a body as Node.js has received it', () => {
  /** A stream of the given pieces, ended or left open. */
  function received(pieces: (string | Uint8Array)[], { ends = true } = {}) {
    const stream = new PassThrough();
    for (const piece of pieces) stream.write(piece);
    if (ends) stream.end();
    return stream;
  }

  it('is joined from its pieces, even when a letter is cut', async () => {
    const [first = 0, second = 0] = new TextEncoder().encode('ё');
    const body = received(['а', Uint8Array.of(first), Uint8Array.of(second), 'я']);
    expect(await readBoundedText(body, 100)).toEqual({ kind: 'text', text: 'аёя', bytes: 6 });
    expect(await readBoundedText(received([]), 0)).toEqual({ kind: 'text', text: '', bytes: 0 });
  });

  it('[NET-06] is refused as soon as it is too large, though it never ends', async () => {
    const endless = received(['ёё', 'ё'], { ends: false });
    expect(await readBoundedText(endless, 5)).toEqual({ kind: 'too_large' });
    expect(await readBoundedText(received(['abc']), 3)).toMatchObject({ text: 'abc' });
  });

  it.each([
    ['a byte that begins nothing', [Uint8Array.of(0x80), 'rest']],
    ['a letter that is cut at the end', [Uint8Array.of(0xd1)]],
  ])('is no text with %s', async (_, pieces) => {
    expect(await readBoundedText(received(pieces), 100)).toEqual({ kind: 'not_text' });
  });

  it('rejects when its sender drops it, now or before', async () => {
    const body = received(['{'], { ends: false });
    const reading = readBoundedText(body, 100);
    body.destroy();
    await expect(reading).rejects.toThrow('aborted');
    await expect(readBoundedText(body, 100)).rejects.toThrow('aborted');
  });
});
