import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { MAX_LISTS } from '@/lib/contract/class-list/limits';
import { roles } from '@/lib/contract/auth/roles';
import { beginAs } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import {
  addStudents,
  archive,
  createList,
  endOf,
  idIn,
  listWith,
  namesOf,
} from '@/tests/support/people/class-lists';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();
const OK = [200, undefined];
const create = (className: string, idempotencyKey = randomUUID()) =>
  ask('createClassList', { token: fixture.teacher, body: { idempotencyKey, className } });
const rename = (listId: string, className: string) =>
  ask('changeClassList', { token: fixture.teacher, params: { listId }, body: { className } });
const lists = async () => (await callPlatform('listClassLists', { token: fixture.teacher })).lists;

describe('the lists of a teacher', () => {
  test('[HW-06] say how many students they have and how many of them have begun', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр', 'Ким Аня');
    await createList(fixture.teacher, '11А');
    await beginAs(fixture.taskHash, { surname: 'Ким', name: 'Аня' });
    expect(await lists()).toMatchObject([
      { listId, number: 5, letter: 'Б', studentCount: 2, begunCount: 1, archivedAt: null },
      { number: 11, letter: 'А', studentCount: 0, begunCount: 0 },
    ]);
  });

  test('[HW-06] are made once however often the request comes', async () => {
    const key = randomUUID();
    const made = await Promise.all([create('7В', key), create('7В', key), create(' 7 «в» ', key)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lists()).toHaveLength(1);
    expect(await endOf(create('7Г', key))).toEqual([409, 'conflict']);
    const other = await createUser(fixture.database, { roles: [roles.teacher] });
    const body = { idempotencyKey: key, className: '7В' };
    expect(await endOf(ask('createClassList', { token: other, body }))).toEqual([409, 'conflict']);
  });

  test.each(['5А', '5 а', '5-А', '5«А»', '5 (а)', '5A', '5"А"'])(
    '[HW-07] one class is listed once, written %s as well',
    async (className) => {
      await createList(fixture.teacher, '5А');
      expect(await endOf(create(className))).toEqual([409, 'class_list_exists']);
      expect(await endOf(create('5'))).toEqual(OK);
    },
  );

  test.each([
    ...[
      '',
      '12А',
      '0А',
      '5АБ',
      '5\u202eА',
      '5\0А',
      '=5А',
      '5🙂',
      '5'.repeat(10_000),
      'А5',
      '5-',
      '-5',
    ],
  ])('[HW-07] a class %j is none, or a class without signs', async (className) => {
    const { status, body } = await create(className);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(body.field).toBe('body.className');
    for (const { letter } of await lists()) expect(letter).toMatch(/^\p{Lu}?$/u);
  });

  test('[HW-07] get another class, unless there is a list of it', async () => {
    const [first, second] = [
      await createList(fixture.teacher),
      await createList(fixture.teacher, '5В'),
    ];
    expect(await endOf(rename(first, '5В'))).toEqual([409, 'class_list_exists']);
    expect(await endOf(rename(first, '6(б)'))).toEqual(OK);
    expect(await endOf(rename(second, '5Б'))).toEqual(OK);
    expect((await lists()).map(({ number, letter }) => `${number}${letter}`)).toEqual(['5Б', '6Б']);
  });

  test('[HW-06] go to the archive and come back, without who is in another list by then', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр', 'Ким Аня');
    const moved = await idIn(fixture.teacher, listId, 'Ким Аня');
    expect((await archive(fixture.teacher, listId)).body).toEqual({ leftOut: 0 });
    const next = await listWith(fixture.teacher, '5Б');
    expect(await endOf(archive(fixture.teacher, listId, false))).toEqual([
      409,
      'class_list_exists',
    ]);
    await rename(next, '6Б');
    await ask('placeStudent', {
      ...{ token: fixture.teacher, params: { listId: next, studentId: moved } },
    });
    expect(await namesOf(fixture.teacher, listId)).toHaveLength(2);
    expect((await archive(fixture.teacher, listId, false)).body).toEqual({ leftOut: 1 });
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Иванов Пётр']);
    expect(await namesOf(fixture.teacher, next)).toEqual(['Ким Аня']);
    const { rows } = await fixture.database.query(
      'select action from main_api.audit_entry where subject = $1 order by created_at',
      [`class_list:${listId}`],
    );
    expect(rows).toEqual([{ action: 'class_list.archive' }, { action: 'class_list.restore' }]);
  });

  test('[HW-06] in the archive take nobody', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const studentId = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    await archive(fixture.teacher, listId);
    const [token, params] = [fixture.teacher, { listId, studentId }];
    const person = { surname: 'Ким', name: 'Аня' };
    for (const refused of [
      ask('addListedStudents', { token, params: { listId }, body: { students: [person] } }),
      ask('placeStudent', { token, params }),
      ask('renameListedStudent', { token, params, body: person }),
      ask('takeFromList', { token, params }),
      ask('renewJoinCode', { token, params: { listId }, body: { joinCode: 'babababababab' } }),
    ])
      expect(await endOf(refused)).toEqual([409, 'class_list_archived']);
  });

  test('[HW-06] are removed when nobody is in them', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const studentId = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const remove = () => ask('deleteClassList', { token: fixture.teacher, params: { listId } });
    expect(await endOf(remove())).toEqual([409, 'class_list_not_empty']);
    await ask('takeFromList', { token: fixture.teacher, params: { listId, studentId } });
    expect(await endOf(remove())).toEqual(OK);
    expect(await endOf(remove())).toEqual([404, 'class_list_not_found']);
  });

  test(`[TRUST-08] are ${MAX_LISTS} at most that are not archived`, async () => {
    const { userId } = decodeJwt(fixture.teacher);
    await fixture.database.query(
      `insert into main_api.class_list (teacher_id, number, letter, join_code, created_at)
       select $1, 1, 'Т' || at, gen_random_uuid()::text, now() - interval '2 days'
       from generate_series(1, $2) as at`,
      [userId, MAX_LISTS],
    );
    expect(await endOf(create('5Б'))).toEqual([409, 'class_lists_exhausted']);
    const [first] = await lists();
    await archive(fixture.teacher, first?.listId ?? '');
    expect(await endOf(create('5Б'))).toEqual(OK);
    expect(await endOf(archive(fixture.teacher, first?.listId ?? '', false))).toEqual([
      409,
      'class_lists_exhausted',
    ]);
  });
});

test('[HW-06] nobody but their teacher reads or changes lists', async () => {
  const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
  const studentId = await idIn(fixture.teacher, listId, 'Иванов Пётр');
  const other = await createUser(fixture.database, { roles: [roles.teacher] });
  const own = await listWith(other, '5Б');
  const student = await createUser(fixture.database, { roles: [roles.student] });
  const person = { surname: 'Ким', name: 'Аня' };
  const calls = (token: string) => [
    ask('getClassList', { token, params: { listId } }),
    ask('changeClassList', { token, params: { listId }, body: { isArchived: true } }),
    ask('deleteClassList', { token, params: { listId } }),
    ask('renewJoinCode', { token, params: { listId }, body: { joinCode: 'babababababab' } }),
    ask('addListedStudents', { token, params: { listId }, body: { students: [person] } }),
    ask('placeStudent', { token, params: { listId, studentId } }),
    ask('renameListedStudent', { token, params: { listId, studentId }, body: person }),
    ask('takeFromList', { token, params: { listId, studentId } }),
  ];
  for (const refused of calls(other))
    expect(await endOf(refused)).toEqual([404, 'class_list_not_found']);
  for (const refused of calls(student)) expect(await endOf(refused)).toEqual([403, 'forbidden']);
  // Nor takes somebody else's student into their own list, by whatever call.
  for (const refused of [
    ask('placeStudent', { token: other, params: { listId: own, studentId } }),
    ask('renameListedStudent', { token: other, params: { listId: own, studentId }, body: person }),
    ask('takeFromList', { token: other, params: { listId: own, studentId } }),
    ask('mergeStudent', { token: other, params: { studentId }, body: { intoId: studentId } }),
    ask('removeStudent', { token: other, params: { studentId } }),
    ask('listMergeTargets', { token: other, params: { studentId } }),
  ])
    expect(await endOf(refused)).toEqual([404, 'student_not_found']);
  expect(await namesOf(fixture.teacher, listId)).toEqual(['Иванов Пётр']);
  await addStudents(other, own, 'Иванов Пётр');
  expect(await idIn(other, own, 'Иванов Пётр')).not.toBe(studentId);
});
