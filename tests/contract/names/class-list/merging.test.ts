import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { begin, beginAs, rowsOf } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createList, endOf, idIn, listWith, readList } from '@/tests/support/people/class-lists';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();
const OK = [200, undefined];
const merge = (studentId: string, intoId: string) =>
  ask('mergeStudent', { token: fixture.teacher, params: { studentId }, body: { intoId } });
const targetsOf = async (studentId: string) => {
  const input = { token: fixture.teacher, params: { studentId } };
  const { students } = await callPlatform('listMergeTargets', input);
  return students.map(({ userId }) => userId);
};
const idsIn = async (listId: string) =>
  (await readList(fixture.teacher, listId)).students.map(({ userId }) => userId);

describe('doubles of a list', () => {
  test('[HW-06] a name as whom nobody has begun goes into who came, who takes the place', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const came = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Петя' });
    expect(await targetsOf(listed)).toEqual([came.userId]);
    expect(await endOf(merge(listed, came.userId))).toEqual(OK);
    expect(await idsIn(listId)).toEqual([came.userId]);
    expect(await begin(came.token, fixture.taskHash)).toBe(came.attemptCode);
    expect(await endOf(merge(listed, came.userId))).toEqual([404, 'student_not_found']);
  });

  test('[HW-06] who came goes into a name as whom nobody has begun, and works on under it', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const came = await beginAs(fixture.taskHash, { surname: 'Иваноф', name: 'Петя' });
    expect(await endOf(merge(came.userId, listed))).toEqual(OK);
    expect(await begin(came.token, fixture.taskHash)).toBe(came.attemptCode);
    expect(await readList(fixture.teacher, listId)).toMatchObject({
      students: [{ userId: came.userId, surname: 'Иванов', name: 'Пётр', hasBegun: true }],
      newcomers: [],
    });
  });

  test('[TRUST-02] [HW-06] of two at work the one that stays has the place', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const first = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Пётр' });
    const second = await beginAs(fixture.taskHash, { surname: 'Иванов', name: 'Пётр' });
    expect(await endOf(merge(first.userId, second.userId))).toEqual(OK);
    expect(await idsIn(listId)).toEqual([second.userId]);
    expect((await rowsOf(fixture.teacher)).filter(({ marks }) => marks.length > 0)).toHaveLength(1);
  });

  test('[HW-06] are of one class as the lists have it, whatever class they have named', async () => {
    const listId = await createList(fixture.teacher, '5В');
    const [moved, named] = [
      await beginAs(fixture.taskHash, { surname: 'Аа', className: '5Б' }),
      await beginAs(fixture.taskHash, { surname: 'Бб', className: '5Б' }),
    ];
    expect(await targetsOf(moved.userId)).toEqual([named.userId]);
    const params = { listId, studentId: moved.userId };
    await callPlatform('placeStudent', { token: fixture.teacher, params });
    expect(await targetsOf(moved.userId)).toEqual([]);
    expect(await endOf(merge(named.userId, moved.userId))).toEqual([404, 'student_not_found']);
    const ofClass = await beginAs(fixture.taskHash, { surname: 'Вв', className: '5В' });
    expect(await endOf(merge(ofClass.userId, moved.userId))).toEqual(OK);
  });

  test('[HW-06] a student with an account who has begun nothing takes the place of a listed name', async () => {
    const listId = await listWith(fixture.teacher, '5Б', 'Иванов Пётр');
    const listed = await idIn(fixture.teacher, listId, 'Иванов Пётр');
    const { joinCode } = await readList(fixture.teacher, listId);
    const account = await createUser(fixture.database, { roles: [roles.student] });
    await callPlatform('joinClass', { token: account, params: { joinCode } });
    const userId = String(decodeJwt(account).userId);
    expect(await endOf(merge(userId, listed))).toEqual([409, 'student_has_account']);
    expect(await endOf(merge(listed, userId))).toEqual(OK);
    expect(await idsIn(listId)).toEqual([userId]);
  });
});
