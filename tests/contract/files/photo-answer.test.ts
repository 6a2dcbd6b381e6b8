import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { photo, photoWithPlace } from '@/tests/support/files/pictures';
import {
  beginPhotoTask,
  createPhotoHomework,
  load,
  savePhotos,
  upload,
} from '@/tests/support/files/uploads';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let [teacher, taskHash]: string[] = [];
beforeAll(async () => {
  database = openTestDatabase();
  teacher = await createUser(database, { roles: [roles.teacher] });
  taskHash = await createPhotoHomework(teacher);
});
afterAll(() => database.end());

async function someStudent() {
  const token = await newcomer(taskHash ?? '');
  return { token, meta: await beginPhotoTask(token, taskHash ?? '') };
}

const urlOf = async (token: string, id: string, size?: 'small' | 'medium') =>
  (await callPlatform('getImageSize', { token, params: { id }, query: { ...(size && { size }) } }))
    .url;

test('[HW-14] [FILE-01] a student answers with two photos, in their order', async () => {
  const token = await createUser(database, { roles: [roles.student] });
  const meta = await beginPhotoTask(token, taskHash ?? '');
  const files = [
    await upload(token, await photo(), meta),
    await upload(token, await photo(), meta),
  ];
  const turned = [...files].reverse();
  for (const order of [files, turned]) {
    expect((await savePhotos(token, meta, order)).status).toBe(200);
    const { answers } = await callPlatform('getAttemptStep', {
      token,
      params: { attemptCode: meta.attemptCode, stepNumber: 1 },
    });
    expect(answers[0]?.value).toEqual({ kind: 'photo', files: order });
  }
  const finished = await callPlatform('finishAttempt', {
    token,
    params: { attemptCode: meta.attemptCode },
  });
  // It waits for the teacher.
  expect([finished.score, finished.awaitingCount, finished.steps[0]?.answered]).toEqual([
    ...[null, 1, true],
  ]);
  const { steps } = await callPlatform('getAttemptResult', {
    token,
    params: { attemptCode: meta.attemptCode },
  });
  expect(steps[0]?.tasks[0]).toMatchObject({
    kind: 'photo',
    own: { form: 'files', files: turned },
    right: { form: 'text' },
  });
});

test('[FILE-05] what is shown has neither the place nor the camera of the photo, and stands upright', async () => {
  const { token, meta } = await someStudent();
  const sent = await photoWithPlace(800, 600);
  expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Secret Camera');
  const id = await upload(token, sent, meta);
  for (const size of ['small', 'medium', undefined] as const) {
    const { response, bytes } = await load(await urlOf(token, id, size));
    expect(response.status).toBe(200);
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([format, exif, orientation]).toEqual(['jpeg', undefined, undefined]);
    expect([width, height]).toEqual(size === 'small' ? [300, 400] : [600, 800]);
    expect(bytes.toString('latin1')).not.toMatch(/Secret Camera|GPS|Exif/);
  }
});

test('[FILE-05] a picture is served so that it can be nothing else', async () => {
  const { token, meta } = await someStudent();
  const id = await upload(token, await photo(), meta);
  const { response } = await load(await urlOf(token, id));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="photo.jpg"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': expect.stringMatching(/^private/),
  });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('[FILE-05] the teacher of the homework sees a photo, other students and teachers do not', async () => {
  const { token, meta } = await someStudent();
  const id = await upload(token, await photo(), meta);
  const stranger = await createUser(database, { roles: [roles.teacher] });
  const other = (await someStudent()).token;
  for (const name of ['getFile', 'getImageSize'] as const) {
    const statusFor = async (who: string) =>
      (await ask(name, { token: who, params: { id } })).status;
    expect([name, await statusFor(token), await statusFor(teacher ?? '')]).toEqual([
      name,
      200,
      200,
    ]);
    expect([name, await statusFor(stranger), await statusFor(other)]).toEqual([name, 404, 404]);
  }
  expect((await ask('deleteFile', { token: other, params: { id } })).status).toBe(404);
  expect((await ask('deleteFile', { token: teacher ?? '', params: { id } })).status).toBe(404);
});

test('[FILE-05] an answer takes only photos that were uploaded for it', async () => {
  const [one, other] = [await someStudent(), await someStudent()];
  const foreign = await upload(other.token, await photo(), other.meta);
  const withoutTask = await upload(one.token, await photo());
  for (const files of [[foreign], [withoutTask], ['00000000-0000-4000-8000-000000000000']]) {
    const { status, body } = await savePhotos(one.token, one.meta, files);
    expect([status, body.code]).toEqual([422, 'answer_mismatch']);
  }
});

test('[FILE-01] what is in an answer cannot be removed, what is not can', async () => {
  const { token, meta } = await someStudent();
  const [kept, spare] = [
    await upload(token, await photo(), meta),
    await upload(token, await photo(), meta),
  ];
  await savePhotos(token, meta, [kept]);
  const remove = async (id: string) => (await ask('deleteFile', { token, params: { id } })).status;
  expect([await remove(kept), await remove(spare), await remove(spare)]).toEqual([409, 200, 404]);
  expect((await ask('getFile', { token, params: { id: spare } })).status).toBe(404);
});

test('[TRUST-02] photos go with the work that is moved to another student', async () => {
  const from = await someStudent();
  const into = await someStudent();
  const id = await upload(from.token, await photo(), from.meta);
  await savePhotos(from.token, from.meta, [id]);
  const [studentId, intoId] = [from, into].map(({ token }) => String(decodeJwt(token).userId));
  await callPlatform('mergeStudent', {
    token: teacher ?? '',
    params: { studentId: studentId ?? '' },
    body: { intoId: intoId ?? '' },
  });
  const statusFor = async (who: string) =>
    (await ask('getFile', { token: who, params: { id } })).status;
  expect([await statusFor(into.token), await statusFor(from.token)]).toEqual([200, 404]);
  const { rows } = await database.query('select owner_id from main_api.file where id = $1', [id]);
  expect(rows).toEqual([{ owner_id: intoId }]);
});

test('[FILE-01] [FILE-05] a report of a file that is nobody’s, or somebody else’s, finds nothing', async () => {
  const { token, meta } = await someStudent();
  const fileUuid = await upload(token, await photo(40, 40), meta);
  const other = await newcomer(taskHash ?? '');
  for (const [caller, uuid] of [
    [token, randomUUID()],
    [other, fileUuid],
  ] as const)
    for (const result of ['success', 'error'] as const) {
      const reported = await ask('reportUploadResult', {
        token: caller,
        body: { fileUuid: uuid, result },
      });
      expect([result, reported.status]).toEqual([result, 404]);
    }
});
