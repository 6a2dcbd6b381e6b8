import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { begin, beginAs, finishAttempt } from '@/tests/support/homework/named-students';
import { account, idOf, listOf, outlineOf } from '@/tests/support/journal/listed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;

beforeAll(() => {
  database = openTestDatabase();
});
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

const later = { from: '2023-01-01T00:00:00Z', until: '2023-02-01T00:00:00Z' };

test('[HW-06] who is in a class list stands in the journal without having begun', async () => {
  const [known, eager] = [
    await account(database, 'Яшин'),
    await account(database, 'Ёлкин', { number: 9, letter: 'Б' }),
  ];
  await listOf(database, teacher, [5, 'А'], [known, eager]);
  expect(await outlineOf(teacher)).toEqual(['5А (0): Ёлкин 0, Яшин 0']);
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  // Of its grade, and nobody has begun it yet.
  expect(await outlineOf(teacher)).toEqual(['5А (1): Ёлкин 0, Яшин 0']);
  await begin(eager, taskHash);
  // The list says in which class a student is, not what they have written themselves.
  expect(await outlineOf(teacher)).toEqual(['5А (1): Ёлкин 1, Яшин 0']);
  await beginAs(taskHash, { surname: 'Гостев', className: '5(а)' });
  expect(await outlineOf(teacher)).toEqual(['5А (1): Гостев 1, Ёлкин 1, Яшин 0']);
  expect(await outlineOf(teacher, later)).toEqual(['5А (0): Ёлкин 0, Яшин 0']);
});

test('[HW-06] of an archived list only who has begun is there, in the class of their own', async () => {
  const [idle, busy] = [
    await account(database, 'Тихий'),
    await account(database, 'Бойкий', { number: 8, letter: 'Г' }),
  ];
  const list = await listOf(database, teacher, [7, 'А'], [idle, busy]);
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  await begin(busy, taskHash);
  await database.query('update main_api.class_list set archived_at = now() where id = $1', [list]);
  expect(await outlineOf(teacher)).toEqual(['8Г (1): Бойкий 1']);
});

test('[HW-06] marks go with a student who is moved to another class', async () => {
  const student = await account(database, 'Переходов');
  const old = await listOf(database, teacher, [5, 'А'], [student]);
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  await finishAttempt(student, await begin(student, taskHash));
  await database.query('delete from main_api.class_list_member where list_id = $1', [old]);
  await listOf(database, teacher, [5, 'Б'], [student]);
  expect(await outlineOf(teacher)).toEqual(['5Б (1): Переходов 1']);
});

test('[HW-06] the list of another teacher shows nobody here', async () => {
  const other = await createUser(database, { roles: [roles.teacher] });
  await listOf(database, other, [5, 'А'], [await account(database, 'Чужой')]);
  expect(await outlineOf(teacher)).toEqual([]);
});

test('[HW-06] an erased student of a list is not waited for', async () => {
  const student = await account(database, 'Забытый');
  await listOf(database, teacher, [5, 'А'], [student]);
  await database.query('update main_api."user" set erased_at = now() where id = $1', [
    idOf(student),
  ]);
  expect(await outlineOf(teacher)).toEqual([]);
});

async function joinSchool(schoolId: string, token: string, classId: string | null): Promise<void> {
  await database.query(
    'update main_api."user" set school_id = $2, class_id = $3, class_number = 6, class_letter = $4 where id = $1',
    [idOf(token), schoolId, classId, 'В'],
  );
}

test('[HW-06] a class of the school of the teacher stands there when one of it has begun', async () => {
  const [school, foreign, classId, foreignClass] = [0, 1, 2, 3].map(() => randomUUID());
  for (const [id, ofClass] of [
    [school, classId],
    [foreign, foreignClass],
  ]) {
    await database.query('insert into main_api.school (id, title) values ($1, $2)', [id, 'Школа']);
    await database.query(
      'insert into main_api.school_class (id, school_id, number, letter) values ($1, $2, 6, $3)',
      [ofClass, id, 'В'],
    );
  }
  const people = await Promise.all(
    ['Первый', 'Второй', 'Далёкий', 'Дальний'].map((surname) => account(database, surname)),
  );
  const [first = '', second = '', far = '', further = ''] = people;
  for (const student of [first, second]) await joinSchool(school ?? '', student, classId ?? null);
  for (const student of [far, further])
    await joinSchool(foreign ?? '', student, foreignClass ?? null);
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  for (const student of [first, far]) await begin(student, taskHash);
  // A teacher of no school sees who has begun.
  expect(await outlineOf(teacher)).toEqual(['6В (1): Далёкий 1, Первый 1']);
  await joinSchool(school ?? '', teacher, null);
  expect(await outlineOf(teacher)).toEqual(['6В (1): Второй 0, Далёкий 1, Первый 1']);
  expect(await outlineOf(teacher, later)).toEqual([]);
});

test('[HW-06] withdrawn homework is there only where somebody has worked at it', async () => {
  await listOf(database, teacher, [5, 'А'], [await account(database, 'Ждун')]);
  const withdraw = (taskHash: string) =>
    callPlatform('changeHomework', {
      token: teacher,
      params: { taskHash },
      body: { state: 'withdrawn' },
    });
  const { taskHash: unseen } = await createHomework(teacher, { steps: 1 });
  const { taskHash: begun } = await createHomework(teacher, { steps: 1 });
  await beginAs(begun, { surname: 'Успел', className: '5а' });
  await withdraw(unseen);
  await withdraw(begun);
  const { classes } = await callPlatform('getJournal', { token: teacher });
  expect(classes[0]?.homework.map(({ taskHash, state }) => [taskHash, state])).toEqual([
    [begun, 'withdrawn'],
  ]);
});
