import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@/lib/contract/files/files';
import { presign } from '@/platform/objects/signature-v4';
import { createS3Store } from './s3-store';

const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'ru-central1' };
const objects = new Map<string, Buffer>();
let [folder, address]: string[] = [];
let s3: Server;

/** Whether a request is signed for exactly this, as an S3 would find out. */
function isSigned(method: string, url: URL): boolean {
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? [];
  const at = `${day}${time}`.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z');
  const seconds = Number(url.searchParams.get('X-Amz-Expires'));
  const right = presign(method as 'GET', url.origin + url.pathname, keys, {
    now: new Date(at),
    seconds,
  });
  return right === url.href;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  s3 = createServer((request, response) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', `http://${headers.host}`);
    const name = url.pathname.replace('/bucket/', '');
    const content = objects.get(name);
    const status = !isSigned(method, url) ? 403 : method === 'DELETE' ? 204 : content ? 200 : 404;
    if (status === 204) objects.delete(name);
    response.writeHead(status).end(status === 200 ? content : undefined);
  });
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(s3.address() as AddressInfo).port}/bucket`;
});
afterAll(async () => {
  await new Promise((resolve) => s3.close(resolve));
  await rm(folder ?? '', { recursive: true });
});

const store = (change = {}) =>
  createS3Store(
    { address: address ?? '', bucket: 'bucket', keys: { ...keys, ...change } },
    folder ?? '',
  );
const read = (id: string, change = {}) =>
  store(change).withFile(id, (path) => readFile(path, 'utf8'));

test('[FILE-05] a file of an S3 is worked with on the disk, and does not stay there', async () => {
  objects.set('a', Buffer.from('picture'));
  expect(await read('a')).toBe('picture');
  expect(await readdir(folder ?? '')).toEqual([]);
});

test('[FILE-05] a file that is not there is none; removed twice is removed', async () => {
  objects.set('b', Buffer.from('x'));
  await store().remove('b');
  await store().remove('b');
  expect(await read('b')).toBeNull();
});

test('[FILE-05] a file that is too large is read no further, and nothing of it stays', async () => {
  objects.set('c', Buffer.alloc(MAX_UPLOAD_BYTES + 1));
  await expect(read('c')).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(await readdir(folder ?? '')).toEqual([]);
});

test('an S3 that refuses us or cannot be reached is unavailable', async () => {
  await expect(read('a', { secretAccessKey: 'other' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  const nowhere = { address: 'http://127.0.0.1:9/bucket', bucket: 'bucket', keys };
  await expect(createS3Store(nowhere, folder ?? '').remove('a')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
