import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerConfig } from '@/lib/config/server';
import { documentOf } from './document.fixture';
import { createAnswer } from './documents';
import { createShelf, KEEP_MS, NO_CONTENT } from './serve/shelf';

const config = readServerConfig({ INDEXABLE_HOST: 'edu.example.ru' });

/** What is answered to a request; null when it is left to Next.js. */
function answered(shelf: ReturnType<typeof createShelf>, now: number, asked: object) {
  const sent: unknown[] = [];
  const response = {
    writeHead: (status: number) => {
      sent.push(status);
      return response;
    },
    end: (body: Buffer) => sent.push(body?.toString()),
  };
  const request = { method: 'GET', url: '/teacher', headers: {}, ...asked };
  const answer = createAnswer(shelf, config, () => now);
  const is = answer(request as IncomingMessage, response as unknown as ServerResponse);
  return is ? sent : null;
}

const status = (path: string, code: number) =>
  documentOf(String(code), { path, status: code, content: NO_CONTENT });

test('[SEO-01] each class of hosts gets its own document, and no other', () => {
  const shelf = createShelf();
  const listed = { headers: { host: 'edu.example.ru' } };
  shelf.put(documentOf('other', { hosts: 'other' }), 0);
  expect(answered(shelf, 1, listed)).toBeNull();
  shelf.put(documentOf('listed', { hosts: 'listed' }), 0);
  expect(answered(shelf, 1, listed)).toEqual([200, '<h1>listed</h1>']);
  expect(answered(shelf, 1, {})).toEqual([200, '<h1>other</h1>']);
  shelf.put(status('/503', 503), 0);
  for (const asked of [listed, {}])
    expect(answered(shelf, 1, { ...asked, url: '/503' })).toEqual([503, '<h1>503</h1>']);
});

test('[DOC-02] a document that is too old is a 503 in its place, as long as it is', () => {
  const shelf = createShelf();
  shelf.put(documentOf('page'), 0);
  expect(answered(shelf, KEEP_MS, {})).toBeNull();
  shelf.put(status('/503', 503), 0);
  expect(answered(shelf, KEEP_MS - 1, {})).toEqual([200, '<h1>page</h1>']);
  expect(answered(shelf, KEEP_MS, {})).toEqual([503, '<h1>503</h1>']);
  shelf.confirm({ path: '/teacher', hosts: 'every' }, KEEP_MS);
  expect(answered(shelf, KEEP_MS, {})).toEqual([200, '<h1>page</h1>']);
});

test('[DOC-03] what has no document, or may have none, is left to Next.js', () => {
  const shelf = createShelf();
  shelf.put(documentOf('page'), 0);
  expect(answered(shelf, 1, { url: '/fizika_99-class' })).toBeNull();
  expect(answered(shelf, 1, { url: '/nothing' })).toBeNull();
  expect(answered(shelf, 1, { url: '/teacher?a=b' })).toBeNull();
  expect(answered(shelf, 1, { headers: { cookie: 'session=1' } })).toBeNull();
  shelf.put(status('/404', 404), 0);
  expect(answered(shelf, 1, { url: '/nothing' })).toEqual([404, '<h1>404</h1>']);
});
