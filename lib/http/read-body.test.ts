/** @jest-environment node */
import { readForm } from './read-form';
import { readJson } from './read-json';

/** A body that its sender drops in the middle. */
const broken = () =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')),
    pull: (stream) => stream.error(new Error('aborted')),
  });
const request = (type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const refusal = { ok: false, refusal: { code: 'invalid_request', field: 'body' } };

describe('the body of a request', () => {
  test('[NET-06] that its sender drops is refused, and no failure is thrown', async () => {
    expect(await readJson(request('application/json', broken()))).toEqual(refusal);
    const form = request('application/x-www-form-urlencoded', broken());
    expect(await readForm(form, 100)).toEqual(refusal);
  });

  test('[NET-06] that announces too much is refused before it is read', async () => {
    const form = request('application/x-www-form-urlencoded', 'a=1', { 'Content-Length': '101' });
    expect(await readForm(form, 100)).toEqual({
      ok: false,
      refusal: { code: 'payload_too_large' },
    });
  });
});
