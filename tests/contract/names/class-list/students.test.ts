import { roles } from '@/lib/contract/auth/roles';
import { MAX_ADDED, MAX_MEMBERS } from '@/lib/contract/class-list/limits';
import { beginAs, rowsOf } from '@/tests/support/homework/named-students';
import { createHomework } from '@/tests/support/homework/homework';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import {
  addStudents,
  createList,
  endOf,
  idIn,
  listWith,
  namedAs,
  namesOf,
  readList,
} from '@/tests/support/people/class-lists';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();
const OK = [200, undefined];
const isThere = async (userId: string) => {
  const { rows } = await fixture.database.query('select from main_api."user" where id = $1', [
    userId,
  ]);
  return rows.length > 0;
};
const take = (listId: string, studentId: string) =>
  ask('takeFromList', { token: fixture.teacher, params: { listId, studentId } });
const place = (listId: string, studentId: string) =>
  ask('placeStudent', { token: fixture.teacher, params: { listId, studentId } });
const rename = (listId: string, studentId: string, name: string) =>
  ask('renameListedStudent', {
    ...{ token: fixture.teacher, params: { listId, studentId } },
    body: namedAs(name),
  });
const letters = (at: number) => String.fromCharCode(0x430 + Math.floor(at / 32), 0x430 + (at % 32));

describe('students who are added', () => {
  test('[HW-06] are there once, however their name is spelled', async () => {
    const listId = await createList(fixture.teacher);
    const first = await addStudents(fixture.teacher, listId, 'Ёлкин Пётр', 'Ким Аня', 'елкин петр');
    expect(first).toEqual(['added', 'added', 'present']);
    expect(await addStudents(fixture.teacher, listId, 'КИМ АНЯ', 'Юн Яна')).toEqual([
      'present',
      'added',
    ]);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Ёлкин Пётр', 'Ким Аня', 'Юн Яна']);
    const { students } = await readList(fixture.teacher, listId);
    expect(students.map(({ hasAccount, hasBegun }) => [hasAccount, hasBegun])).toEqual(
      students.map(() => [false, false]),
    );
  });

  test('[HW-06] are who works in the class under that name already', async () => {
    const named = await beginAs(fixture.taskHash, { surname: 'Сам', name: 'Пришёл' });
    for (const browser of [1, 2])
      await beginAs(fixture.taskHash, { surname: 'Двое', name: browser === 1 ? 'Их' : 'их' });
    const listId = await createList(fixture.teacher);
    expect((await readList(fixture.teacher, listId)).newcomers).toHaveLength(3);
    expect(await addStudents(fixture.teacher, listId, 'сам пришел', 'Двое Их')).toEqual([
      'known',
      'added',
    ]);
    expect(await idIn(fixture.teacher, listId, 'Сам Пришёл')).toBe(named.userId);
    expect((await readList(fixture.teacher, listId)).newcomers).toHaveLength(2);
  });

  test(`[TRUST-08] are ${MAX_MEMBERS} in a list and ${MAX_ADDED} at once at most, all or none`, async () => {
    const listId = await createList(fixture.teacher);
    const people = Array.from({ length: MAX_MEMBERS + 1 }, (_, at) => `Ф${letters(at)} Имя`);
    await addStudents(fixture.teacher, listId, ...people.slice(0, MAX_ADDED));
    const add = (some: string[]) =>
      ask('addListedStudents', {
        ...{ token: fixture.teacher, params: { listId } },
        body: { students: some.map(namedAs) },
      });
    expect(await endOf(add(people.slice(MAX_ADDED)))).toEqual([409, 'class_list_full']);
    expect(await namesOf(fixture.teacher, listId)).toHaveLength(MAX_ADDED);
    expect(await endOf(add(people.slice(MAX_ADDED, MAX_MEMBERS)))).toEqual(OK);
    expect((await add(people.slice(0, MAX_ADDED + 1))).body.field).toBe('body.students');
    expect((await add([])).body.field).toBe('body.students');
    expect((await add(Array.from({ length: 10_000 }, () => 'А А'))).status).toBeGreaterThan(399);
  });

  test.each([
    ...['', ' ', '\0', 'Иван\0', '\u202eИван', 'Иван🙂', '=CMD()', '+7', '<b>', '1', '-', "'"],
    ...['я'.repeat(101), 'я'.repeat(50_000), '{{7*7}}', 'Ива\nн', '\ud800'],
  ])('[TRUST-08] a name %j is refused where it stands, and nobody is added', async (name) => {
    const listId = await createList(fixture.teacher);
    const good = { surname: 'Ким', name: 'Аня' };
    for (const bad of [
      { surname: name, name: 'Пётр' },
      { surname: 'Иванов', name },
    ]) {
      const { status, body } = await ask('addListedStudents', {
        ...{ token: fixture.teacher, params: { listId } },
        body: { students: [good, bad] },
      });
      expect([400, 413]).toContain(status);
      if (status === 400) expect(String(body.field)).toMatch(/^body(\.students\.1\.(sur)?name)?$/);
    }
    expect(await namesOf(fixture.teacher, listId)).toEqual([]);
  });

  test('[TRUST-08] with names of a hundred letters and unknown fields', async () => {
    const listId = await createList(fixture.teacher);
    const long = 'Ж'.repeat(100);
    expect(await addStudents(fixture.teacher, listId, `${long} ${long}`)).toEqual(['added']);
    const body = { students: [{ surname: 'А', name: 'Б', roles: ['teacher'] }] } as never;
    const params = { listId };
    expect((await ask('addListedStudents', { token: fixture.teacher, params, body })).status).toBe(
      400,
    );
  });
});

describe('a student of a list', () => {
  test('[HW-06] as whom nobody has begun goes with the list', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const studentId = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    expect(await endOf(take(listId, studentId))).toEqual(OK);
    expect(await isThere(studentId)).toBe(false);
    expect(await endOf(take(listId, studentId))).toEqual([404, 'student_not_found']);
  });

  test('[HW-06] who has begun leaves the list and keeps the work', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const came = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Пётр' });
    expect(await idIn(fixture.teacher, listId, 'Иванов Пётр')).toBe(came.userId);
    expect(await endOf(take(listId, came.userId))).toEqual(OK);
    expect((await rowsOf(fixture.teacher)).map(({ userId }) => userId)).toContain(came.userId);
    expect((await readList(fixture.teacher, listId)).newcomers).toHaveLength(1);
  });

  test('[HW-06] is in one list at a time: put into another, they leave the first', async () => {
    const first = await listWith(fixture.teacher, '5Б', 'Иванов Пётр', 'Ким Аня');
    const second = await createList(fixture.teacher, '5В');
    const came = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Пётр' });
    expect(await endOf(place(second, came.userId))).toEqual(OK);
    expect(await endOf(place(second, came.userId))).toEqual(OK);
    expect(await namesOf(fixture.teacher, first)).toEqual(['Ким Аня']);
    const { students } = await readList(fixture.teacher, second);
    expect(students).toMatchObject([{ userId: came.userId, hasBegun: true }]);
    // Who is in another list is no newcomer of the class that they have named.
    expect((await readList(fixture.teacher, first)).newcomers).toEqual([]);
  });

  test('[HW-06] without an account is spelled anew, unless somebody is called that', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иваноф Пётр', 'Ким Аня');
    const studentId = await idIn(fixture.teacher, listId, 'Иваноф Пётр');
    expect(await endOf(rename(listId, studentId, 'ким аня'))).toEqual([409, 'student_listed']);
    expect(await endOf(rename(listId, studentId, 'Иванов Пётр'))).toEqual(OK);
    expect(await endOf(rename(listId, studentId, 'иванов пётр'))).toEqual(OK);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['иванов пётр', 'Ким Аня']);
    for (const bad of ['=1 Пётр', 'Иванов 🙂', `${'я'.repeat(101)} Пётр`])
      expect((await rename(listId, studentId, bad)).status).toBe(400);
    const { rows } = await fixture.database.query(
      'select before, after from main_api.audit_entry where subject = $1',
      [`user:${studentId}`],
    );
    expect(JSON.stringify(rows)).not.toContain('Иван');
  });

  test('[HW-06] with an account, or at work for another teacher, keeps their name', async () => {
    const schoolClass = { number: 5, letter: 'Б' };
    const known = await createUser(fixture.database, { roles: [roles.student], schoolClass });
    await callPlatform('startAttempt', { token: known, body: { taskHash: fixture.taskHash } });
    const listId = await listWith(fixture.teacher, '5Б', 'Пробная Нина', 'Ким Аня');
    const account = await idIn(fixture.teacher, listId, 'Пробная Нина');
    const refused = [409, 'name_not_changeable'];
    expect(await endOf(rename(listId, account, 'Другая Нина'))).toEqual(refused);
    const other = await createUser(fixture.database, { roles: [roles.teacher] });
    const elsewhere = await createHomework(other, { steps: 1 });
    const came = await beginAs(fixture.taskHash, { surname: 'Ким', name: 'Аня' });
    expect(await endOf(rename(listId, came.userId, 'Ким Анна'))).toEqual(OK);
    await callPlatform('startAttempt', {
      ...{ token: came.token, body: { taskHash: elsewhere.taskHash } },
    });
    expect(await endOf(rename(listId, came.userId, 'Ким Аня'))).toEqual(refused);
  });

  test('[TRUST-02] is removed from the journal with their place', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр', 'Ким Аня');
    const waiting = await idIn(fixture.teacher, listId, 'Ким Аня');
    const came = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Пётр' });
    for (const studentId of [waiting, came.userId])
      expect(
        await endOf(ask('removeStudent', { token: fixture.teacher, params: { studentId } })),
      ).toEqual(OK);
    expect(await namesOf(fixture.teacher, listId)).toEqual([]);
    expect([await isThere(waiting), await isThere(came.userId)]).toEqual([false, true]);
  });
});
