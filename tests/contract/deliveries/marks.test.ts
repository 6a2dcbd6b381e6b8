import type pg from 'pg';
import type { MarkMode } from '@/lib/contract/diary/diary';
import { roles } from '@/lib/contract/auth/roles';
import { callDiary, createLesson } from '@/tests/support/diary/call-diary';
import {
  bindParamsOf,
  boundTeacher,
  eventually,
  finishHomework,
  newSchool,
  tellOurs,
  waitForDelivery,
  worksAt,
} from '@/tests/support/diary/deliveries';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** A homework at a lesson, and a student of that lesson's group, who is bound when told. */
async function givenHomework(markMode: MarkMode, { isBound = true } = {}) {
  const { token, school, place } = await boundTeacher(database);
  const student = await createUser(database, { roles: [roles.student] });
  const bind = async () =>
    callPlatform('bindDiary', { token: student, body: await bindParamsOf(school.studentId) });
  if (isBound) await bind();
  const { taskHash } = await createHomework(token);
  const send = async () => {
    const body = { places: [place], markMode };
    await callPlatform('sendToDiary', { token, params: { taskHash }, body });
    await waitForDelivery(token, taskHash, 'delivered');
  };
  const finish = () => finishHomework(student, taskHash);
  const mark = async () => (await worksAt(place.lessonId))[0]?.marks[0]?.value;
  const waitForMark = (value: string) => eventually(async () => expect(await mark()).toBe(value));
  /** Changes the mark in the diary as its teacher does. */
  const setByHand = async (value: string | null) => {
    const path = `/operator/lessons/${place.lessonId}/works/${taskHash}/marks/${school.studentId}`;
    expect((await callDiary('PUT', path, { body: { value } })).status).toBe(200);
  };
  /** What the teacher is told of it. */
  const shown = async () => {
    const { deliveries } = await callPlatform('listDeliveries', { token, params: { taskHash } });
    return deliveries.map(({ marks }) => marks);
  };
  return {
    ...{ token, place, taskHash, school },
    ...{ bind, send, finish, mark, waitForMark, setByHand, shown },
  };
}

/** Until the queue has looked at everything that is there now. */
const waitForQueue = (taskHash: string, states: string[]) =>
  eventually(async () => {
    const { rows } = await database.query<{ state: string }>(
      `select mark.state from main_api.diary_mark mark
       join main_api.diary_delivery delivery on delivery.id = mark.delivery_id
       join main_api.homework homework on homework.id = delivery.homework_id
       where homework.task_hash = $1`,
      [taskHash],
    );
    expect(rows.map(({ state }) => state)).toEqual(states);
  });

test.each<[MarkMode, string]>([
  ['grade', '2'],
  ['percent', '0%'],
])('[DIARY-05] a finished homework brings its mark to the diary as %s', async (mode, value) => {
  const { send, finish, waitForMark } = await givenHomework(mode);
  await send();
  await finish();
  await waitForMark(value);
});

test('[DIARY-05] a mark of before comes with the homework, and none when none is wanted', async () => {
  const early = await givenHomework('grade');
  await early.finish();
  await early.send();
  await early.waitForMark('2');
  const none = await givenHomework('none');
  await none.send();
  await none.finish();
  await waitForQueue(none.taskHash, []);
  expect(await none.mark()).toBeUndefined();
});

test('[DIARY-05] the mark of a student whom the diary does not know waits for the binding', async () => {
  const { taskHash, bind, send, finish, mark, waitForMark } = await givenHomework('grade', {
    isBound: false,
  });
  await send();
  await finish();
  await waitForQueue(taskHash, ['unbound']);
  expect(await mark()).toBeUndefined();
  await bind();
  await waitForMark('2');
});

test('[DIARY-05] a mark that the teacher has set by hand stays', async () => {
  const { taskHash, send, finish, mark, setByHand, shown } = await givenHomework('grade');
  await send();
  await setByHand('5');
  await finish();
  await waitForQueue(taskHash, ['by_hand']);
  expect(await mark()).toBe('5');
  expect(await shown()).toEqual([{ by_hand: 1 }]);
});

test('[DIARY-05] a mark set by hand over ours stays, and ours comes again when it is taken back', async () => {
  const { taskHash, send, finish, waitForMark, setByHand } = await givenHomework('grade');
  await send();
  await finish();
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  await setByHand('4');
  await waitForQueue(taskHash, ['by_hand']);
  await setByHand(null);
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
});

test('[DIARY-05] a mark of ours that the teacher takes back stays away until the student finishes again', async () => {
  const { taskHash, send, finish, mark, waitForMark, setByHand } = await givenHomework('grade');
  await send();
  await finish();
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  await setByHand(null);
  await waitForQueue(taskHash, ['by_hand']);
  expect(await mark()).toBeNull();
  await finish();
  await waitForMark('2');
});

test('[DIARY-05] what is told again, late, or of nothing that is ours changes no mark', async () => {
  const { place, taskHash, school, send, finish, mark, waitForMark } = await givenHomework('grade');
  await send();
  await finish();
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  const told = {
    ...{ type: 'mark.changed', lessonId: place.lessonId, externalId: taskHash },
    ...{ studentUserId: school.studentId, changedAt: new Date().toISOString() },
  };
  for (const foreign of [{ lessonId: '1' }, { externalId: 'x' }, { studentUserId: '0' }])
    expect((await tellOurs({ ...told, value: '5', ...foreign })).status).toBe(200);
  await waitForQueue(taskHash, ['delivered']);
  const taken = { ...told, value: null };
  await tellOurs(taken);
  await waitForQueue(taskHash, ['by_hand']);
  // Again, and one of before: neither brings it back.
  await tellOurs(taken);
  await tellOurs({ ...taken, changedAt: '2020-01-01T00:00:00.000Z' });
  await waitForQueue(taskHash, ['by_hand']);
  expect(await mark()).toBe('2');
});

test('[DIARY-05] at lessons of two classes a mark goes to that of the student, and fails at none', async () => {
  const { token, place, taskHash, school, send, finish, waitForMark, shown } =
    await givenHomework('grade');
  const other = await newSchool();
  const lessonId = await createLesson(school.teacherId, other.groupId);
  const body = {
    places: [{ ...place, lessonId, groupId: other.groupId }],
    markMode: 'grade' as const,
  };
  await callPlatform('sendToDiary', { token, params: { taskHash }, body });
  await send();
  await finish();
  await waitForMark('2');
  await eventually(async () =>
    expect((await shown()).sort((one) => (one.delivered ? -1 : 1))).toEqual([{ delivered: 1 }, {}]),
  );
});

test('[DIARY-06] what was given up while the teacher was not bound comes when they bind again', async () => {
  const { token, taskHash, place, school, send, finish, waitForMark, shown } =
    await givenHomework('grade');
  await send();
  await callPlatform('unbindDiary', { token, params: { provider: 'dnevnik' } });
  await finish();
  await waitForQueue(taskHash, ['failed']);
  expect(await shown()).toEqual([{ failed: 1 }]);
  const params = { taskHash };
  await callPlatform('changeHomework', { token, params, body: { title: 'После' } });
  const [given] = await waitForDelivery(token, taskHash, 'failed');
  expect(given?.cause).toBe('unbound');
  await callPlatform('bindDiary', { token, body: await bindParamsOf(school.teacherId) });
  await waitForMark('2');
  await waitForDelivery(token, taskHash, 'delivered');
  expect(await worksAt(place.lessonId)).toMatchObject([{ title: 'После' }]);
});

test('[DIARY-05] homework that is taken back and sent again brings its marks along, in the mode of now', async () => {
  const { token, taskHash, place, send, finish, mark, waitForMark } = await givenHomework('grade');
  await send();
  await finish();
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  const [given] = await waitForDelivery(token, taskHash, 'delivered');
  await callPlatform('withdrawDelivery', { token, params: { deliveryId: given?.id ?? '' } });
  await waitForDelivery(token, taskHash, 'delivered');
  const body = { places: [place], markMode: 'percent' as const };
  await callPlatform('sendToDiary', { token, params: { taskHash }, body });
  await waitForMark('0%');
  expect(await mark()).toBe('0%');
});

test('[DIARY-05] how marks come is changed later; those of before come anew, and none more when none are wanted', async () => {
  const { token, taskHash, send, finish, mark, waitForMark } = await givenHomework('none');
  await send();
  await finish();
  const [given] = await waitForDelivery(token, taskHash, 'delivered');
  const params = { deliveryId: given?.id ?? '' };
  const change = (markMode: MarkMode) =>
    callPlatform('changeDelivery', { token, params, body: { markMode } });
  expect(await change('percent')).toMatchObject({ markMode: 'percent' });
  await waitForMark('0%');
  await change('grade');
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  expect(await change('none')).toMatchObject({ markMode: 'none' });
  await waitForQueue(taskHash, ['delivered']);
  expect(await mark()).toBe('2');
  const foreign = await boundTeacher(database);
  const asked = { token: foreign.token, params, body: { markMode: 'grade' } as const };
  expect((await ask('changeDelivery', asked)).status).toBe(404);
});

test('[DIARY-05] a finish that is no better is not sent again', async () => {
  const { taskHash, send, finish, waitForMark } = await givenHomework('grade');
  await send();
  await finish();
  await waitForMark('2');
  await waitForQueue(taskHash, ['delivered']);
  const wanted = async () => {
    const { rows } = await database.query<{ wanted: number }>(
      `select mark.wanted from main_api.diary_mark mark
       join main_api.diary_delivery delivery on delivery.id = mark.delivery_id
       join main_api.homework homework on homework.id = delivery.homework_id
       where homework.task_hash = $1`,
      [taskHash],
    );
    return rows.map((row) => row.wanted);
  };
  const before = await wanted();
  await finish();
  expect(await wanted()).toEqual(before);
});

test('[DIARY-06] homework that the diary has forgotten is put there again with its marks', async () => {
  const { token, taskHash, place, school, send, finish, waitForMark } =
    await givenHomework('grade');
  await send();
  await database.query('delete from diary.work where external_id = $1', [taskHash]);
  expect(await worksAt(place.lessonId)).toEqual([]);
  await finish();
  await waitForQueue(taskHash, ['failed']);
  const [given] = await waitForDelivery(token, taskHash, 'delivered');
  expect(given?.cause).toBe('not_found');
  await callPlatform('retryDelivery', { token, params: { deliveryId: given?.id ?? '' } });
  await waitForMark('2');
  expect(await worksAt(place.lessonId)).toMatchObject([
    { externalId: taskHash, marks: [{ studentUserId: school.studentId }] },
  ]);
});
