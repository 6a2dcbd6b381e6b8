import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { roles } from '@/lib/contract/auth/roles';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { forgetRemoved } from '@/platform/main-api/files/forget-removed';
import { createStorageClient } from '@/platform/main-api/files/storage-client';
import { s3Of } from '@/platform/objects/object-store';
import { createUploadForm, FORM_SECONDS } from '@/platform/objects/upload-form';
import { photo } from '@/tests/support/files/pictures';
import { startS3Server, type S3Server } from '@/tests/support/files/s3-server';
import { announce, load, post, report, upload } from '@/tests/support/files/uploads';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';
import { ownPlatform } from '@/tests/support/stack/own-platform';

const variables: Record<string, string> = {};
let s3: S3Server;
let [student, picture]: [string, Buffer] = ['', Buffer.alloc(0)];

beforeAll(async () => {
  s3 = await startS3Server();
  Object.assign(variables, s3.variables);
});
const own = ownPlatform(variables, async () => {
  picture = await photo();
  student = await createUser(own.database, { roles: [roles.student] });
});
afterAll(() => s3.stop());

const env = () => readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL, ...variables });
/** A form as the main API makes them, at a moment of our choice. */
function ownForm(now = new Date(), secret?: string) {
  const store = s3Of({ ...env(), ...(secret && { S3_SECRET_ACCESS_KEY: secret }) });
  if (!store) throw new Error('No S3');
  return createUploadForm(
    store,
    { key: randomUUID(), type: 'image/jpeg', size: picture.byteLength },
    now,
  );
}

test('[FILE-01] [FILE-04] a photo goes from the browser to the S3, and is shown in each size', async () => {
  const { uuid, ...form } = await announce(student, { size: picture.byteLength });
  expect(form.formAction).toBe(`${variables.S3_ENDPOINT}/photos`);
  expect(await post(form, picture)).toBe(204);
  expect(s3.objects.get(uuid)).toEqual(picture);
  expect((await report(student, uuid)).status).toBe(200);
  for (const [size, width] of [
    ['small', 400],
    ['medium', 800],
    [undefined, 800],
  ] as const) {
    const query = size ? { size } : {};
    const { url } = await callPlatform('getImageSize', {
      token: student,
      params: { id: uuid },
      query,
    });
    const { response, bytes } = await load(url);
    expect([size, response.status, (await sharp(bytes).metadata()).width]).toEqual([
      size,
      200,
      width,
    ]);
  }
});

test.each([
  ['larger', 400, () => Buffer.concat([picture, Buffer.from('x')])],
  ['smaller', 400, () => picture.subarray(0, -1)],
])('[FILE-05] the S3 refuses a file that is %s than announced', async (_, status, content) => {
  expect(await post(ownForm(), content())).toBe(status);
});

test.each([
  ['Content-Type', 'text/html'],
  ['key', randomUUID()],
  ['X-Amz-Signature', '0'.repeat(64)],
  ['X-Amz-Credential', 'me/20260309/ru-central1/s3/aws4_request'],
  ['Policy', 'e30='],
  ['acl', 'public-read'],
])('[FILE-05] the S3 refuses a form whose %s was changed to %s', async (name, value) => {
  expect(await post(ownForm(), picture)).toBe(204);
  expect(await post(ownForm(), picture, { [name]: value })).toBe(403);
});

test('[FILE-05] the S3 refuses an expired form, and one of another secret', async () => {
  expect(await post(ownForm(new Date(Date.now() - (FORM_SECONDS + 1) * 1_000)), picture)).toBe(403);
  expect(await post(ownForm(new Date(), 'another'), picture)).toBe(403);
});

test('[FILE-05] what lies in the S3 and is no picture is refused when it is reported, and goes', async () => {
  const page = Buffer.from('<script>alert(1)</script>'.padEnd(500));
  const { uuid, ...form } = await announce(student, { size: page.byteLength });
  expect(await post(form, page)).toBe(204);
  expect((await report(student, uuid)).body.code).toBe('unsupported_media_type');
  expect(s3.objects.has(uuid)).toBe(false);
});

test('[FILE-05] what was never sent is not believed', async () => {
  const { uuid } = await announce(student, { size: 10 });
  expect((await report(student, uuid)).body.code).toBe('upload_missing');
});

test('[FILE-05] [TRUST-06] what was removed leaves the S3', async () => {
  const id = await upload(student, picture);
  expect(s3.objects.has(id)).toBe(true);
  await callPlatform('deleteFile', { token: student, params: { id } });
  const storage = createStorageClient({ ...env(), STORAGE_ORIGIN: process.env.TEST_STORAGE ?? '' });
  await forgetRemoved({ db: drizzle(own.database, { schema }), storage }, 0);
  expect(s3.objects.has(id)).toBe(false);
  expect((await ask('getFile', { token: student, params: { id } })).status).toBe(404);
});
