import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callDiary, createLesson } from '@/tests/support/diary/call-diary';
import {
  boundTeacher,
  sendToLessons,
  tellOurs,
  waitForDelivery,
  worksAt,
} from '@/tests/support/diary/deliveries';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework, stepsOf } from '@/tests/support/homework/homework';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

test('[DIARY-05] a homework that is made for a lesson stands there, with its link', async () => {
  const { token, place } = await boundTeacher(database);
  const steps = await stepsOf('fizika-7');
  const body = {
    ...{ idempotencyKey: randomUUID(), title: '<b>Дроби</b>', subjectId: 6, grade: 7 },
    ...{ steps: steps.slice(0, 1), diary: { place, markMode: 'percent' as const } },
  };
  const made = await Promise.all(
    [1, 2, 3].map(() => callPlatform('createHomework', { token, body })),
  );
  const taskHash = made[0]?.taskHash ?? '';
  const [delivery] = await waitForDelivery(token, taskHash, 'delivered');
  expect(delivery).toMatchObject({ groupName: '7В', markMode: 'percent', isWithdrawn: false });
  const works = await worksAt(place.lessonId);
  expect(works).toMatchObject([{ externalId: taskHash, title: '<b>Дроби</b>' }]);
  expect(works[0]?.url).toMatch(new RegExp(`/student/${taskHash}\\?provider=dnevnik$`));
  const { homework } = await callPlatform('listHomework', { token });
  expect(homework).toMatchObject([{ taskHash, delivery: 'delivered' }]);
});

test('[DIARY-05] a homework made before is sent to several lessons, each once', async () => {
  const { token, school, place } = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  const other = {
    ...place,
    lessonId: await createLesson(school.teacherId, school.groupId, { number: 3 }),
  };
  await Promise.all([
    sendToLessons(token, taskHash, place, other, place),
    sendToLessons(token, taskHash, other),
  ]);
  expect(await waitForDelivery(token, taskHash, 'delivered')).toHaveLength(2);
  for (const { lessonId } of [place, other]) expect(await worksAt(lessonId)).toHaveLength(1);
});

test('[DIARY-05] what is taken back goes from the diary, with its homework or alone, and comes again', async () => {
  const { token, place } = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  const [delivery] = await waitForDelivery(token, taskHash, 'delivered');
  const params = { deliveryId: delivery?.id ?? '' };
  for (const _ of [1, 2]) await callPlatform('withdrawDelivery', { token, params });
  await waitForDelivery(token, taskHash, 'delivered');
  const isWithdrawn = async () => (await worksAt(place.lessonId)).map((one) => one.isWithdrawn);
  expect(await isWithdrawn()).toEqual([true]);
  const { homework } = await callPlatform('listHomework', { token });
  expect(homework[0]?.delivery).toBeNull();
  await sendToLessons(token, taskHash, place);
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await isWithdrawn()).toEqual([false]);
  const body = { state: 'withdrawn' } as const;
  await callPlatform('changeHomework', { token, params: { taskHash }, body });
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await isWithdrawn()).toEqual([true]);
});

test('[DIARY-05] a due date that is moved or taken away is that of the diary too', async () => {
  const { token, place } = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, place);
  const change = async (dueAt: string | null) => {
    const answer = await ask('changeHomework', { token, params: { taskHash }, body: { dueAt } });
    await waitForDelivery(token, taskHash, 'delivered');
    const [work] = await worksAt(place.lessonId);
    return [answer.status, work?.dueAt];
  };
  const dueAt = '2031-03-10T05:30:00.000Z';
  expect(await change(dueAt)).toEqual([200, dueAt]);
  expect(await change('2020-01-01T00:00:00.000Z')).toEqual([400, dueAt]);
  expect(await change('завтра')).toEqual([400, dueAt]);
  expect(await change(null)).toEqual([200, null]);
});

test('[DIARY-04] the lesson of another teacher gets nothing, and the teacher may try again', async () => {
  const { token, place } = await boundTeacher(database);
  const stranger = await boundTeacher(database);
  const { taskHash } = await createHomework(token);
  await sendToLessons(token, taskHash, stranger.place);
  const [failed] = await waitForDelivery(token, taskHash, 'failed');
  expect(await worksAt(stranger.place.lessonId)).toEqual([]);
  await sendToLessons(token, taskHash, { ...place, groupId: stranger.place.groupId });
  await waitForDelivery(token, taskHash, 'failed');
  expect(await worksAt(place.lessonId)).toEqual([]);
  const params = { deliveryId: failed?.id ?? '' };
  expect(await callPlatform('retryDelivery', { token, params })).toMatchObject({
    state: 'sending',
  });
  for (const name of ['retryDelivery', 'withdrawDelivery'] as const)
    expect((await ask(name, { token: stranger.token, params })).status).toBe(404);
});

test('[DIARY-05] who is not bound, or not the teacher, sends nothing', async () => {
  const { token, place } = await boundTeacher(database);
  const other = await createUser(database, { roles: [roles.teacher] });
  const [own, foreign] = [await createHomework(other), await createHomework(token)];
  const body = { places: [place], markMode: 'none' as const };
  for (const [taskHash, code] of [
    [own.taskHash, 'diary_not_bound'],
    [foreign.taskHash, 'homework_not_found'],
  ] as const) {
    const answer = await ask('sendToDiary', { token: other, params: { taskHash }, body });
    expect(answer.body.code).toBe(code);
  }
  for (const wrong of [
    { ...body, places: [] },
    { ...body, places: [{ ...place, lessonId: '../1' }] },
    { ...body, markMode: 'stars' },
    { ...body, places: Array.from({ length: 21 }, () => place) },
  ]) {
    const params = { taskHash: foreign.taskHash };
    expect((await ask('sendToDiary', { token, params, body: wrong as never })).status).toBe(400);
  }
});

describe('what the diary tells', () => {
  test('[DIARY-05] a lesson that was moved is shown where it is now', async () => {
    const { token, place } = await boundTeacher(database);
    const { taskHash } = await createHomework(token);
    await sendToLessons(token, taskHash, place);
    const [before] = await waitForDelivery(token, taskHash, 'delivered');
    await callDiary('POST', `/operator/lessons/${place.lessonId}/move`, {
      body: { date: '2031-03-05', number: 3 },
    });
    for (let turn = 0; turn < 100; turn += 1) {
      const { deliveries } = await callPlatform('listDeliveries', { token, params: { taskHash } });
      const { state, startsAt = null } = deliveries[0] ?? {};
      if (state === 'delivered' && startsAt !== before?.startsAt) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [after] = await waitForDelivery(token, taskHash, 'delivered');
    expect(after?.startsAt).toMatch(/^2031-03-05T/);
    expect(await worksAt(place.lessonId)).toHaveLength(1);
  });

  test('[DIARY-05] is believed when it is signed now, whole and of a known kind', async () => {
    const told = { id: randomUUID(), type: 'lesson.moved', lesson: { id: '123' } };
    expect((await tellOurs(told)).status).toBe(200);
    expect((await tellOurs(told)).status).toBe(200);
    const now = Math.floor(Date.now() / 1_000);
    expect((await tellOurs(told, now - 3_600)).status).toBe(401);
    expect((await tellOurs(told, now, 'x'.repeat(40))).status).toBe(401);
    expect((await request('POST', '/api/v1/dnevnikru/webhook', { body: told })).status).toBe(401);
    const mark = { type: 'mark.changed', lessonId: '1', externalId: 'x', studentUserId: '1' };
    for (const wrong of [
      ...['{', '[]', { type: 'lesson.eaten' }, { type: 'lesson.moved' }, mark],
      { ...mark, value: '5', changedAt: 'вчера' },
      { ...mark, value: 5, changedAt: new Date().toISOString() },
    ])
      expect((await tellOurs(wrong)).status).toBe(400);
    expect((await tellOurs('x'.repeat(30_000))).status).toBe(413);
  });
});
