import { drizzle } from 'drizzle-orm/node-postgres';
import { roles } from '@/lib/contract/auth/roles';
import * as schema from '@/platform/main-api/database/schema';
import { operateDeliveries } from '@/platform/main-api/diary/operate/operate-deliveries';
import { callDiary, createLesson } from '@/tests/support/diary/call-diary';
import {
  bindParamsOf,
  boundTeacher,
  eventually,
  finishHomework,
  misbehave,
  newSchool,
  passTime,
  sendToLessons,
  shiftTime,
  waitForDelivery,
  worksAt,
} from '@/tests/support/diary/deliveries';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { createUser } from '@/tests/support/people/visitors';
import { ownPlatform } from '@/tests/support/stack/own-platform';

// A diary that others do not use: it misbehaves.
const own = ownPlatform();
afterEach(() => misbehave());

test('[DIARY-03] while the diary is down it is said so, and the same token binds later', async () => {
  const token = await createUser(own.database, { roles: [roles.teacher] });
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
  const { token } = await boundTeacher(own.database);
  await misbehave({ endless: 100 });
  await callPlatform('unbindDiary', { token, params: { provider: 'dnevnik' } });
  expect((await callPlatform('listBindings', { token })).bindings).toEqual([]);
});

test('[DIARY-06] while the diary is down the homework is there, and arrives when it is up', async () => {
  const { token, place } = await boundTeacher(own.database);
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
  const { token, place } = await boundTeacher(own.database);
  await misbehave(settings);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  for (const title of ['Раз', 'Два', 'Три'])
    await callPlatform('changeHomework', { token, params: { taskHash }, body: { title } });
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await worksAt(place.lessonId)).toMatchObject([{ title: 'Три', isWithdrawn: false }]);
});

test('[DIARY-06] a diary that is down for an hour gets everything in the end, once and in order', async () => {
  const { token, school, place } = await boundTeacher(own.database);
  const student = await createUser(own.database, { roles: [roles.student] });
  await callPlatform('bindDiary', { token: student, body: await bindParamsOf(school.studentId) });
  const { taskHash } = await createHomework(token);
  const { taskHash: gone } = await createHomework(token);
  await misbehave({ failing: 100 });
  await sendToLessons(token, taskHash, place);
  await sendToLessons(token, gone, place);
  for (let minutes = 0; minutes < 60; minutes += 10) {
    const title = `Через ${minutes} минут`;
    await callPlatform('changeHomework', { token, params: { taskHash }, body: { title } });
    await passTime(own.database, 10 * 60);
  }
  await finishHomework(student, taskHash);
  const { deliveries } = await callPlatform('listDeliveries', {
    token,
    params: { taskHash: gone },
  });
  const deliveryId = deliveries[0]?.id ?? '';
  await callPlatform('withdrawDelivery', { token, params: { deliveryId } });
  expect(await worksAt(place.lessonId)).toEqual([]);

  await misbehave();
  await passTime(own.database, 20 * 60);
  await waitForDelivery(token, taskHash, 'delivered');
  await waitForDelivery(token, gone, 'delivered');
  await eventually(async () => {
    const standing = (await worksAt(place.lessonId)).filter((work) => !work.isWithdrawn);
    expect(standing).toMatchObject([
      { externalId: taskHash, title: 'Через 50 минут', marks: [{ value: '2' }] },
    ]);
  });
}, 60_000);

test('[DIARY-06] what a diary does not take within a day is given up, until the teacher asks again', async () => {
  const { token, place } = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  await misbehave({ failing: 100 });
  await sendToLessons(token, taskHash, place);
  await passTime(own.database, 23 * 3_600);
  const [waiting] = await waitForDelivery(token, taskHash, 'sending');
  await passTime(own.database, 2 * 3_600);
  await waitForDelivery(token, taskHash, 'failed');
  await misbehave();
  const params = { deliveryId: waiting?.id ?? '' };
  await callPlatform('retryDelivery', { token, params });
  await waitForDelivery(token, taskHash, 'delivered');
}, 60_000);

test('[DIARY-06] what the teacher asks for again is tried at once, however long it had to wait', async () => {
  const { token, place } = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  await misbehave({ failing: 100 });
  await sendToLessons(token, taskHash, place);
  // Its next try is in hours.
  const wait = () =>
    own.database.query<{ id: string }>(
      `update diary_jobs.job set start_after = now() + interval '3 hours'
       where name = 'diary-delivery-dnevnik' and state = 'created' returning id`,
    );
  await eventually(async () => expect((await wait()).rows).toHaveLength(1));
  await misbehave();
  const [waiting] = await waitForDelivery(token, taskHash, 'sending');
  await callPlatform('retryDelivery', { token, params: { deliveryId: waiting?.id ?? '' } });
  await waitForDelivery(token, taskHash, 'delivered');
}, 60_000);

test('[DIARY-06] a diary that asks to wait is not asked before that, and then gets everything', async () => {
  const { token, place } = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  await misbehave({ failing: 100, askToWaitSeconds: 8 });
  const begun = Date.now();
  const [{ id: deliveryId = '' } = {}] = (await sendToLessons(token, taskHash, place)).deliveries;
  const isWaiting = `select 1 from diary_jobs.job where singleton_key = $1 and state = 'created'
    and start_after > now() + interval '3 seconds'`;
  await eventually(async () =>
    expect((await own.database.query(isWaiting, [deliveryId])).rowCount).toBe(1),
  );
  await misbehave();
  // The teacher's word makes it no sooner.
  await callPlatform('retryDelivery', { token, params: { deliveryId } });
  await waitForDelivery(token, taskHash, 'delivered');
  const { rows } = await own.database.query<{ at: Date }>(
    'select created_at as at from diary.work where external_id = $1',
    [taskHash],
  );
  expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(begun + 8_000);
}, 60_000);

test('[DIARY-05] moves of a lesson that are told twice and out of order leave it where it is', async () => {
  const { token, place } = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  await waitForDelivery(token, taskHash, 'delivered');
  await misbehave({ doubling: 100, shuffleMs: 500 });
  for (const date of ['2031-03-05', '2031-03-06', '2031-03-07'])
    await callDiary('POST', `/operator/lessons/${place.lessonId}/move`, {
      body: { date, number: 3 },
    });
  await eventually(async () => {
    const { rowCount } = await own.database.query(
      'select 1 from diary.webhook where delivered_at is null',
    );
    expect(rowCount).toBe(0);
  });
  const [after] = await waitForDelivery(token, taskHash, 'delivered');
  expect(after?.startsAt).toMatch(/^2031-03-07T/);
  expect(await worksAt(place.lessonId)).toHaveLength(1);
}, 60_000);

test('[DIARY-06] of a thousand deliveries with one in ten failing and the platform killed twice, each arrives once', async () => {
  const { token, school, place } = await boundTeacher(own.database);
  const others = await Promise.all(
    Array.from({ length: 19 }, (_, at) =>
      createLesson(school.teacherId, school.groupId, { date: `2031-04-${at + 10}` }),
    ),
  );
  const places = [place, ...others.map((lessonId) => ({ ...place, lessonId }))];
  await misbehave({ failing: 10 });
  const hashes: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    const { taskHash } = await createHomework(token, { title: `Задание ${at}` });
    await sendToLessons(token, taskHash, ...places);
    hashes.push(taskHash);
    if (at !== 20 && at !== 40) continue;
    await own.stack.killPlatform();
    await shiftTime(own.database, 120);
    await own.stack.startPlatform();
    await misbehave({ failing: 10 });
  }
  await eventually(async () => {
    await shiftTime(own.database, 60);
    const { rows } = await own.database.query(`select 1 from main_api.diary_delivery
      where state <> 'delivered'`);
    expect(rows).toEqual([]);
  });
  for (const { lessonId } of places) {
    const works = await worksAt(lessonId);
    expect(works.map(({ externalId }) => externalId).sort()).toEqual([...hashes].sort());
    expect(works.filter(({ isWithdrawn }) => isWithdrawn)).toEqual([]);
  }
}, 180_000);

test('all that was given up is tried again by one word of an operator', async () => {
  const { token } = await boundTeacher(own.database);
  const foreign = await boundTeacher(own.database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, foreign.place);
  await waitForDelivery(token, taskHash, 'failed');
  const db = drizzle(own.database, { schema });
  expect(await operateDeliveries(db, ['retry'])).toEqual([expect.stringContaining('Ещё раз: 1.')]);
  expect(await operateDeliveries(db, ['retry'])).toEqual([expect.stringContaining('Ещё раз: 0.')]);
});
