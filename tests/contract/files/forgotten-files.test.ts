import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { runRetention } from '@/platform/kernel/database/retention';
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import * as schema from '@/platform/main-api/database/schema';
import { forgetRemoved } from '@/platform/main-api/files/forget-removed';
import { createStorageClient } from '@/platform/main-api/files/storage-client';
import { retentionRules } from '@/platform/main-api/retention/rules';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { photo } from '@/tests/support/files/pictures';
import {
  announce,
  beginPhotoTask,
  createPhotoHomework,
  savePhotos,
  upload,
} from '@/tests/support/files/uploads';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const env = readEnv({
  DATABASE_URL: process.env.TEST_DATABASE_URL,
  STORAGE_ORIGIN: process.env.TEST_STORAGE,
});
const forget = (waitSeconds = 0) => {
  const db = drizzle(database, { schema });
  return forgetRemoved({ db, storage: createStorageClient(env) }, waitSeconds);
};
/** Whether anything of a file lies in the storage. */
async function isStored(id: string): Promise<boolean> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'files');
  const places = [
    join('kept', id.slice(0, 2), id),
    join('pictures', id.slice(0, 2), `${id}-small.jpg`),
  ];
  const found = await Promise.all(
    places.map((place) =>
      access(join(folder, place)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.some(Boolean);
}

test('[FILE-05] what was removed leaves the storage when no form can bring it back', async () => {
  const token = await createUser(database, { roles: [roles.student] });
  const id = await upload(token, await photo());
  await callPlatform('deleteFile', { token, params: { id } });
  await forget(600);
  expect(await isStored(id)).toBe(true);
  await forget();
  expect(await isStored(id)).toBe(false);
  expect(await forget()).toBe(0);
});

test('[TRUST-06] the photos of who is erased go, and are named in what is told before', async () => {
  const teacher = await createUser(database, { roles: [roles.teacher] });
  const taskHash = await createPhotoHomework(teacher);
  const token = await createUser(database, { roles: [roles.student] });
  const meta = await beginPhotoTask(token, taskHash);
  const id = await upload(token, await photo(), meta);
  await savePhotos(token, meta, [id]);
  const told = await callPlatform('exportPerson', { token });
  expect(JSON.stringify(told)).toContain(id);
  await callPlatform('eraseAccount', { token });
  expect((await ask('getFile', { token: teacher, params: { id } })).status).toBe(404);
  await forget();
  expect(await isStored(id)).toBe(false);
});

test('[TRUST-10] files that are in no answer go after their time, those in one stay', async () => {
  const taskHash = await createPhotoHomework(
    await createUser(database, { roles: [roles.teacher] }),
  );
  const token = await newcomer(taskHash);
  const meta = await beginPhotoTask(token, taskHash);
  const [kept, orphan, young] = [
    await upload(token, await photo(), meta),
    await upload(token, await photo(), meta),
    await upload(token, await photo(), meta),
  ];
  const { uuid: unsent } = await announce(token, { size: 10, meta });
  await savePhotos(token, meta, [kept]);
  await database.query(
    `update main_api.file set created_at = now() - interval '4 days' where id = any($1)`,
    [[kept, orphan, unsent]],
  );
  const rules = retentionRules(env).filter(({ name }) => name === 'file');
  const log = createLogger('test', 'silent');
  await runRetention({ pool: database, service: 'test-files', rules, log });
  const { rows } = await database.query<{ id: string }>(
    'select id from main_api.file where id = any($1)',
    [[kept, orphan, unsent, young]],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([kept, young].sort());
  await forget();
  expect([await isStored(kept), await isStored(orphan)]).toEqual([true, false]);
});
