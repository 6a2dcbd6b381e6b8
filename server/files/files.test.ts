import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFront } from '@/server/front.fixture';
import { loadFiles } from './load-files';

let front: Awaited<ReturnType<typeof startFront>>;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

const ask = (target: string, headers = '', method = 'GET') =>
  front.send(`${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`);

describe('files of web', () => {
  test('are sent in the smallest form that the client takes, and say so', async () => {
    expect(await ask('/_next/static/a.js', 'Accept-Encoding: gzip, br\r\n')).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'content-length': '2',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        etag: '"br"',
        'x-content-type-options': 'nosniff',
      },
      body: 'br',
    });
    const plain = await ask('/_next/static/a.js');
    expect(plain).toMatchObject({ body: 'script', headers: { etag: '"script"' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('keep their query out of it', async () => {
    expect(await ask('/og/home.png?v=1')).toMatchObject({ status: 200, body: 'png' });
  });

  test('answer HEAD without a body', async () => {
    expect(await ask('/og/home.png', '', 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': '3' },
      body: '',
    });
  });

  test.each(['"png"', 'W/"png"', '"other", "png"', '*'])(
    'are not sent again to whoever has %s',
    async (validator) => {
      const answer = await ask('/og/home.png', `If-None-Match: ${validator}\r\n`);
      expect(answer).toMatchObject({
        status: 304,
        headers: { etag: '"png"', 'cache-control': 'x' },
        body: '',
      });
    },
  );

  test.each(['"other"', '', 'png', '"png'])(
    'are sent again to whoever has %j',
    async (validator) => {
      const answer = await ask('/og/home.png', `If-None-Match: ${validator}\r\n`);
      expect(answer).toMatchObject({ status: 200, body: 'png' });
    },
  );

  test.each(['bytes=0-1', 'bytes=5-2', 'bytes=-1', 'bytes=9999-', 'x'])(
    'are sent whole to whoever asks for the range %s',
    async (range) => {
      expect(await ask('/og/home.png', `Range: ${range}\r\n`)).toMatchObject({
        status: 200,
        body: 'png',
      });
    },
  );
});

describe('the folder of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read with its compressed copies', () => {
    mkdirSync(join(folder, '_next/static/css'), { recursive: true });
    writeFileSync(join(folder, '_next/static/css/a b.css'), 'a{}');
    writeFileSync(join(folder, '_next/static/css/a b.css.br'), 'small');
    writeFileSync(join(folder, 'favicon.ico'), 'icon');
    writeFileSync(join(folder, 'enhance-AB12.js'), '1');
    writeFileSync(join(folder, 'what'), '?');
    const read = [...loadFiles(folder)].map(([address, file]) => [
      address,
      file.type,
      file.cacheControl.includes('immutable'),
      Object.keys(file.compressed),
    ]);
    expect(read.sort()).toEqual([
      ['/_next/static/css/a b.css', 'text/css; charset=utf-8', true, ['br']],
      ['/enhance-AB12.js', 'text/javascript; charset=utf-8', true, []],
      ['/favicon.ico', 'image/x-icon', false, []],
      ['/what', 'application/octet-stream', false, []],
    ]);
    const css = loadFiles(folder).get('/_next/static/css/a b.css');
    expect(css?.etag).not.toBe(css?.compressed.br?.etag);
  });
});
