import { begin, beginAs, nameStudent, rowsOf } from '@/tests/support/homework/named-students';
import { createHomework } from '@/tests/support/homework/homework';
import { holdRows } from '@/tests/support/homework/hold-rows';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask } from '@/tests/support/http/call-platform';
import {
  addStudents,
  createList,
  endOf,
  idIn,
  listWith,
  namesOf,
  readList,
} from '@/tests/support/people/class-lists';

const fixture = ownHomework();
const PETYA = { surname: 'Иванов', name: 'Пётр' };
const place = (listId: string, studentId: string) =>
  ask('placeStudent', { token: fixture.teacher, params: { listId, studentId } });
const merge = (studentId: string, intoId: string) =>
  ask('mergeStudent', { token: fixture.teacher, params: { studentId }, body: { intoId } });

describe('at the same moment', () => {
  test('[HW-06] the same names are added once', async () => {
    const listId = await createList(fixture.teacher);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => addStudents(fixture.teacher, listId, 'Иванов Пётр', 'Ким Аня')),
    );
    expect(outcomes.flat().filter((one) => one === 'added')).toHaveLength(2);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Иванов Пётр', 'Ким Аня']);
  });

  test('[HW-06] two register under one listed name: one is that student, the other is new', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const held = await holdRows();
    await held.query('select from main_api."user" where id = $1 for update', [listed]);
    const coming = [1, 2, 3].map(() => nameStudent(fixture.taskHash, PETYA));
    await held.waited();
    await held.end();
    const ids = (await Promise.all(coming)).map(({ userId }) => userId);
    expect(new Set(ids).size).toBe(3);
    expect(ids.filter((id) => id === listed)).toHaveLength(1);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Иванов Пётр']);
  });

  test('[HW-06] who registers under a name that is taken out of the list is somebody new', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const held = await holdRows();
    await held.query('delete from main_api.class_list_member where student_id = $1', [listed]);
    await held.query('delete from main_api."user" where id = $1', [listed]);
    const coming = nameStudent(fixture.taskHash, PETYA);
    await held.waited();
    await held.end();
    expect((await coming).userId).not.toBe(listed);
  });

  test('[HW-06] a student who is put into two lists is in one', async () => {
    const came = await beginAs(fixture.taskHash, PETYA);
    const lists = await Promise.all(
      ['5Б', '6Б', '7Б'].map((one) => createList(fixture.teacher, one)),
    );
    await Promise.all(lists.map((listId) => place(listId, came.userId)));
    const found = await Promise.all(lists.map((listId) => namesOf(fixture.teacher, listId)));
    expect(found.flat()).toEqual(['Иванов Пётр']);
  });

  test('[HW-06] a student is moved while they begin another homework', async () => {
    const listId = await createList(fixture.teacher, '6Б');
    const came = await beginAs(fixture.taskHash, PETYA);
    const next = await createHomework(fixture.teacher, { steps: 1 });
    const held = await holdRows();
    await held.query('select from main_api."user" where id = $1 for key share', [came.userId]);
    const moved = endOf(place(listId, came.userId));
    await held.waited();
    const started = begin(came.token, next.taskHash);
    await held.end();
    expect(await moved).toEqual([200, undefined]);
    expect(await started).toMatch(/^\w{20}$/);
    const { students } = await readList(fixture.teacher, listId);
    expect(students).toMatchObject([{ userId: came.userId, hasBegun: true }]);
    const rows = await rowsOf(fixture.teacher);
    expect(rows.find(({ userId }) => userId === came.userId)?.marks).toHaveLength(2);
  });

  test('[HW-06] [TRUST-02] two are merged both ways: one of them stays', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const first = await beginAs(fixture.taskHash, PETYA);
    const second = await beginAs(fixture.taskHash, PETYA);
    const ends = await Promise.all([
      endOf(merge(first.userId, second.userId)),
      endOf(merge(second.userId, first.userId)),
    ]);
    expect(ends.map(([status]) => status).sort()).toEqual([200, 404]);
    const { students, newcomers } = await readList(fixture.teacher, listId);
    expect([students.length, newcomers.length]).toEqual([1, 0]);
    expect(students[0]?.hasBegun).toBe(true);
  });

  test('[HW-06] a listed name is merged while somebody registers under it', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const came = await beginAs(fixture.taskHash, { ...PETYA, name: 'Петя' });
    const [merged, registered] = await Promise.all([
      endOf(merge(listed, came.userId)),
      nameStudent(fixture.taskHash, PETYA),
    ]);
    expect(merged).toEqual([200, undefined]);
    expect(await begin(registered.token, fixture.taskHash)).toMatch(/^\w{20}$/);
    const { students } = await readList(fixture.teacher, listId);
    expect(students.map(({ userId }) => userId)).toEqual([came.userId]);
  });
});
