import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import * as schema from '@/platform/main-api/database/schema';
import { operateDeliveries } from '@/platform/main-api/diary/delivery/operate-deliveries';
import { createLesson } from '@/tests/support/diary/call-diary';
import {
  bindParamsOf,
  boundTeacher,
  misbehave,
  newSchool,
  sendToLessons,
  waitForDelivery,
  worksAt,
} from '@/tests/support/diary/deliveries';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

// A diary that others do not use: it misbehaves.
const shared = { ...process.env };
let stack: OwnStack;
let database: pg.Pool;

beforeAll(async () => {
  stack = await startOwnStack({ web: false });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
}, 120_000);
afterAll(async () => {
  await database.end();
  Object.assign(process.env, shared);
  await stack.stop();
}, 60_000);
afterEach(() => misbehave());

test('[DIARY-03] while the diary is down it is said so, and the same token binds later', async () => {
  const token = await createUser(database, { roles: [roles.teacher] });
  const { teacherId } = await newSchool();
  const params = await bindParamsOf(teacherId);
  const bind = async () => {
    const { status, body } = await ask('bindDiary', { token, body: params });
    return [status, body.code];
  };
  await misbehave({ failing: 100 });
  expect(await bind()).toEqual([503, 'unavailable']);
  // Done, but the answer is lost: the token is used then.
  await misbehave({ losing: 100 });
  expect(await bind()).toEqual([503, 'unavailable']);
  await misbehave();
  expect(await bind()).toEqual([200, undefined]);
});

test('[DIARY-03] a binding ends whether the diary hears of it or not', async () => {
  const { token } = await boundTeacher(database);
  await misbehave({ endless: 100 });
  await callPlatform('unbindDiary', { token, params: { provider: 'dnevnik' } });
  expect((await callPlatform('listBindings', { token })).bindings).toEqual([]);
});

test('[DIARY-06] while the diary is down the homework is there, and arrives when it is up', async () => {
  const { token, place } = await boundTeacher(database);
  await misbehave({ failing: 100 });
  const { taskHash } = await createHomework(token);
  const { deliveries } = await sendToLessons(token, taskHash, place);
  expect(deliveries).toMatchObject([{ state: 'sending' }]);
  // What changes meanwhile arrives as it is in the end.
  for (const title of ['Второе', 'Третье'])
    await callPlatform('changeHomework', { token, params: { taskHash }, body: { title } });
  await misbehave();
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await worksAt(place.lessonId)).toMatchObject([{ externalId: taskHash, title: 'Третье' }]);
});

test.each<[string, Record<string, number>]>([
  ['answers now and then with an error after the work is done', { failingAfter: 30 }],
  ['breaks the connection after the work is done', { losing: 30 }],
  ['answers with a page', { html: 30 }],
  ['lets later requests overtake', { shuffleMs: 300 }],
])('[DIARY-06] from a diary that %s nothing is lost or doubled', async (_, settings) => {
  const { token, place } = await boundTeacher(database);
  await misbehave(settings);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  for (const title of ['Раз', 'Два', 'Три'])
    await callPlatform('changeHomework', { token, params: { taskHash }, body: { title } });
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await worksAt(place.lessonId)).toMatchObject([{ title: 'Три', isWithdrawn: false }]);
});

test('[DIARY-06] the platform is killed while deliveries are on their way: all arrive, each once', async () => {
  const { token, school, place } = await boundTeacher(database);
  await misbehave({ failing: 30, slowMs: 200 });
  const { taskHash } = await createHomework(token);
  const numbers = [3, 4, 5, 6, 7];
  const others = await Promise.all(
    numbers.map((number) => createLesson(school.teacherId, school.groupId, { number })),
  );
  const places = [place, ...others.map((lessonId) => ({ ...place, lessonId }))];
  await sendToLessons(token, taskHash, ...places);
  await stack.stopPlatform();
  await stack.startPlatform();
  expect(await waitForDelivery(token, taskHash, 'delivered')).toHaveLength(places.length);
  for (const { lessonId } of places) expect(await worksAt(lessonId)).toHaveLength(1);
}, 120_000);

test('all that was given up is tried again by one word of an operator', async () => {
  const { token } = await boundTeacher(database);
  const foreign = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, foreign.place);
  await waitForDelivery(token, taskHash, 'failed');
  const db = drizzle(database, { schema });
  expect(await operateDeliveries(db, ['retry'])).toEqual([expect.stringContaining('Ещё раз: 1.')]);
  expect(await operateDeliveries(db, ['retry'])).toEqual([expect.stringContaining('Ещё раз: 0.')]);
});
