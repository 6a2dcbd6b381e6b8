/** @jest-environment node */
import { findEndpoint } from './find-endpoint';
import { readCall } from './read-call';

const ORIGIN = 'https://edu.example';
const CODE = 'babababababababababa';
const ANSWER = `/api/v1/attempts/${CODE}/answers/3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e`;
const LEAD = '/api/v1/user/add-lead';
const answer = { stepNumber: 1, taskId: 't', sequence: 1, value: { kind: 'number', text: '5' } };
const json = { 'Content-Type': 'application/json', Origin: ORIGIN };

type Options = { headers?: Record<string, string>; body?: BodyInit; caller?: string | null };

function read(method: string, path: string, { headers = json, body, caller = 'me' }: Options = {}) {
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit);
  return readCall(request, ORIGIN, findEndpoint, () => Promise.resolve(caller));
}
const refusal = (code: string, field?: string) => ({
  ok: false,
  refusal: { code, ...(field !== undefined && { field }) },
});

describe('a call of the browser', () => {
  it('[NET-06] is its endpoint, what its schemas let through, and who asks', async () => {
    expect(await read('PUT', ANSWER, { body: JSON.stringify(answer) })).toEqual({
      ok: true,
      value: {
        name: 'saveAnswer',
        content: 'json',
        caller: 'me',
        input: {
          params: { attemptCode: CODE, answerId: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e' },
          query: {},
          body: answer,
        },
      },
    });
  });

  it('[NET-06] may have no body where none is wanted', async () => {
    const result = await read('POST', `/api/v1/attempts/${CODE}/finish`, {
      headers: { Origin: ORIGIN },
    });
    expect(result).toMatchObject({ ok: true, value: { name: 'finishAttempt' } });
    expect(
      await read('POST', `/api/v1/attempts/${CODE}/finish`, { body: '{"score":100}' }),
    ).toEqual(refusal('invalid_request', 'body'));
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    '[NET-06] has the content type %s',
    async (type) => {
      const headers = { ...json, 'Content-Type': type };
      const result = await read('PUT', ANSWER, { headers, body: JSON.stringify(answer) });
      expect(result).toMatchObject({ ok: true });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    '',
  ])('[NET-06] is refused with the content type %j', async (type) => {
    const headers = { ...json, 'Content-Type': type };
    const result = await read('PUT', ANSWER, { headers, body: JSON.stringify(answer) });
    expect(result).toEqual(refusal('unsupported_media_type'));
  });
});

describe('what is refused', () => {
  it('[NET-06] an unknown path, before anything else is asked', async () => {
    const identify = jest.fn();
    const request = new Request(`${ORIGIN}/api/v1/auth/prosv/authorize`, { method: 'POST' });
    expect(await readCall(request, ORIGIN, findEndpoint, identify)).toEqual(refusal('not_found'));
    expect(identify).not.toHaveBeenCalled();
  });

  it('[NET-06] another method', async () => {
    expect(await read('PATCH', ANSWER)).toMatchObject({ refusal: { code: 'method_not_allowed' } });
  });

  it('[NET-07] a page of another site, before anybody is identified', async () => {
    const identify = jest.fn();
    const headers = { ...json, Origin: 'https://evil.example' };
    const request = new Request(`${ORIGIN}${LEAD}`, { method: 'POST', headers, body: '{}' });
    expect(await readCall(request, ORIGIN, findEndpoint, identify)).toEqual(refusal('cross_site'));
    expect(identify).not.toHaveBeenCalled();
  });

  it('[NET-07] what a picture on another site asks for', async () => {
    const path = '/api/v1/task-preview/bafedikogupamite';
    const from = (site: string) => read('GET', path, { headers: { 'Sec-Fetch-Site': site } });
    expect(await from('cross-site')).toEqual(refusal('cross_site'));
    expect(await from('same-origin')).toMatchObject({ ok: true });
  });

  it('[NET-06] who is not signed in, unless the endpoint is public', async () => {
    const body = JSON.stringify({
      idempotencyKey: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
      type: 'application',
      meta: { name: 'Анна', email: 'a@b.example', school: '№ 5', city: 'Тула', consent: true },
    });
    expect(await read('GET', '/api/v1/journal', { caller: null })).toEqual(refusal('unauthorized'));
    expect(await read('POST', LEAD, { caller: null, body })).toMatchObject({ ok: true });
  });

  it.each(['{', '{"a":1}}', "{'a':1}", 'undefined', Uint8Array.of(0x22, 0xff, 0x22)])(
    '[NET-06] a body that is no JSON: %j',
    async (body) => {
      expect(await read('PUT', ANSWER, { body })).toEqual(refusal('invalid_request', 'body'));
    },
  );

  it.each([
    [{ ...answer, stepNumber: 0 }, 'body.stepNumber'],
    [{ ...answer, value: { kind: 'number', text: 5 } }, 'body.value.text'],
    [{ ...answer, score: 100 }, 'body.score'],
    [{ ...answer, '<b>': 1 }, 'body'],
    [JSON.parse('{"__proto__":{"a":1}}') as object, 'body.stepNumber'],
    [[], 'body'],
    [null, 'body'],
  ])('[NET-06] a body that fails its schema, with the field: %j is %s', async (body, field) => {
    const result = await read('PUT', ANSWER, { body: JSON.stringify(body) });
    expect(result).toEqual(refusal('invalid_request', field));
  });

  it('[NET-06] a missing body', async () => {
    expect(await read('PUT', ANSWER)).toEqual(refusal('invalid_request', 'body'));
  });

  it('[NET-06] a parameter of the path that fails its schema', async () => {
    expect(await read('GET', '/api/v1/task-preview/NO')).toEqual(
      refusal('invalid_request', 'path.taskHash'),
    );
  });

  it.each([
    ['/api/v1/content/workbooks?grade=12', 'query.grade'],
    ['/api/v1/content/workbooks?grade=5&grade=6', 'query.grade'],
    ['/api/v1/content/workbooks?utm=x', 'query.utm'],
    ['/api/v1/content/workbooks?__proto__=x', 'query.__proto__'],
    ['/api/v1/content/workbooks?%3Cb%3E=x', 'query'],
    ['/api/v1/journal?x=1', 'query.x'],
    ['/api/v1/attempts?taskHash=..', 'query.taskHash'],
  ])('[NET-06] a query that fails its schema: %s names %s', async (path, field) => {
    expect(await read('GET', path)).toEqual(refusal('invalid_request', field));
  });
});

describe('the size of a body', () => {
  /** JSON of exactly so many bytes. */
  const ofSize = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  const streamed = (text: string) => new Blob([text]).stream() as unknown as BodyInit;

  it.each([
    ['PUT', ANSWER, 250_000],
    ['POST', LEAD, 64_000],
    ['PUT', '/api/v1/prosv/student-profile', 32_000],
  ])('[TRUST-08] of %s %s may be what its row allows and no more', async (method, path, bytes) => {
    const send = (size: number) => read(method, path, { body: streamed(ofSize(size)) });
    expect(await send(bytes)).toEqual(refusal('invalid_request', 'body'));
    expect(await send(bytes + 1)).toEqual(refusal('payload_too_large'));
  });

  it('[NET-06] is refused by its announced length alone', async () => {
    const headers = { ...json, 'Content-Length': '250001' };
    expect(await read('PUT', ANSWER, { headers, body: '{}' })).toEqual(
      refusal('payload_too_large'),
    );
  });
});
