import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentOf } from '@/server/documents/document.fixture';
import { sendDocument } from './send-document';
import { prepare } from './served';

const DATE = 'Sun, 22 Nov 2026 00:00:00 GMT';
const page = prepare(documentOf('Да'));
const failure = prepare(
  documentOf('Нет', { status: 404, headers: [['cache-control', 'no-store']] }),
);
const server = createServer((asked, response) => {
  sendDocument(asked, response, asked.url === '/' ? page : failure);
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => server.close());

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject).end();
  });
}

test('[DOC-05] each encoding has its own body, length and entity tag', async () => {
  const [br, gzip, plain] = await Promise.all([
    ask('/', { 'Accept-Encoding': 'gzip, deflate, br' }),
    ask('/', { 'Accept-Encoding': 'gzip' }),
    ask('/'),
  ]);
  expect(brotliDecompressSync(br.body).toString()).toBe('<h1>Да</h1>');
  expect(gunzipSync(gzip.body).toString()).toBe('<h1>Да</h1>');
  expect(plain.body.toString()).toBe('<h1>Да</h1>');
  const all = [br, gzip, plain];
  expect(all.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, body } of all) {
    expect(headers).toMatchObject({ 'last-modified': DATE, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).toMatch(/^"[\w-]{22}-(?:br|gzip|identity)"$/);
    expect(headers.date).toBeDefined();
  }
});

test('[DOC-02] HEAD answers like GET, without a body', async () => {
  for (const path of ['/', '/nothing']) {
    const [get, head] = await Promise.all([ask(path), ask(path, {}, 'HEAD')]);
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

describe('[DOC-05] [PRE-04] who has the document gets 304 with its headers and no body', () => {
  const etag = page.sent.identity.etag;
  test.each<[OutgoingHttpHeaders, number]>([
    [{ 'If-None-Match': etag }, 304],
    [{ 'If-None-Match': `W/${etag}` }, 304],
    [{ 'If-None-Match': `"x", ${etag}` }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': page.sent.gzip.etag }, 200],
    [{ 'If-None-Match': '"x"' }, 200],
    [{ 'If-None-Match': '' }, 200],
    [{ 'If-Modified-Since': DATE }, 304],
    [{ 'If-Modified-Since': 'Mon, 23 Nov 2026 10:00:00 GMT' }, 304],
    [{ 'If-Modified-Since': 'Sat, 21 Nov 2026 23:59:59 GMT' }, 200],
    [{ 'If-Modified-Since': 'no date' }, 200],
    [{ 'If-None-Match': '"x"', 'If-Modified-Since': DATE }, 200],
  ])('%j → %i', async (headers, status) => {
    const answer = await ask('/', headers);
    expect(answer.status).toBe(status);
    if (status !== 304) return;
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'last-modified': DATE });
    expect(answer.headers).not.toHaveProperty('content-type');
  });

  test('a failure is always sent', async () => {
    const since = { 'If-Modified-Since': DATE, 'If-None-Match': '*' };
    const answer = await ask('/nothing', since);
    expect([answer.status, answer.body.toString()]).toEqual([404, '<h1>Нет</h1>']);
  });
});
