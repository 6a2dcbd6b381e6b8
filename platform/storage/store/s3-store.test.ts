import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@/lib/contract/files/files';
import { readEnv } from '@/platform/kernel/env';
import { s3Of } from '@/platform/objects/object-store';
import { startS3Server, type S3Server } from '@/tests/support/files/s3-server';
import { createS3Store } from './s3-store';

let [s3, folder]: [S3Server | null, string] = [null, ''];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true });
});

const objects = () => s3?.objects ?? new Map<string, Buffer>();
const storeAs = (change = {}) => {
  const found = s3Of(
    readEnv({ DATABASE_URL: 'postgres://localhost/x', ...s3?.variables, ...change }),
  );
  if (!found) throw new Error('No S3');
  return createS3Store(found, folder);
};
const read = (id: string, change = {}) =>
  storeAs(change).withFile(id, (path) => readFile(path, 'utf8'));

test('[FILE-05] a file of an S3 is worked with on the disk, and does not stay there', async () => {
  objects().set('a', Buffer.from('picture'));
  expect(await read('a')).toBe('picture');
  expect(await readdir(folder)).toEqual([]);
});

test('[FILE-05] a file that is not there is none; removed twice is removed', async () => {
  objects().set('b', Buffer.from('x'));
  await storeAs().remove('b');
  await storeAs().remove('b');
  expect(await read('b')).toBeNull();
});

test('[FILE-05] a file that is too large is read no further, and nothing of it stays', async () => {
  objects().set('c', Buffer.alloc(MAX_UPLOAD_BYTES + 1));
  await expect(read('c')).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(await readdir(folder)).toEqual([]);
});

test('an S3 that refuses us or cannot be reached is unavailable', async () => {
  await expect(read('a', { S3_SECRET_ACCESS_KEY: 'other' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(storeAs({ S3_ENDPOINT: 'http://127.0.0.1:9' }).remove('a')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
