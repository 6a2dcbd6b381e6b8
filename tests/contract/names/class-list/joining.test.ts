import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { beginAs } from '@/tests/support/homework/named-students';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import { archive, endOf, listWith, namesOf, readList } from '@/tests/support/people/class-lists';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();
const OK = [200, undefined];
const UNKNOWN = 'zuzuzuzuzuzuz';
let listId: string;
let joinCode: string;
let student: string;
beforeEach(async () => {
  listId = await listWith(fixture.teacher, '5Б', 'Пробная Нина', 'Ким Аня');
  ({ joinCode } = await readList(fixture.teacher, listId));
  student = await createUser(fixture.database, { roles: [roles.student] });
});
const join = (code = joinCode, token = student, network?: string) =>
  ask('joinClass', { token, params: { joinCode: code }, network });
const look = (code: string, token?: string) =>
  ask('getClassInvitation', { params: { joinCode: encodeURIComponent(code) }, token });

describe('the code of a class', () => {
  test('[HW-06] says whose class it is, typed with capitals, spaces and dashes', async () => {
    const typed = ` ${joinCode.slice(0, 4).toUpperCase()} ${joinCode.slice(4, 8)}-${joinCode.slice(8)}`;
    expect((await look(typed)).body).toEqual({
      ...{ joinCode, number: 5, letter: 'Б', isMember: false },
      teacher: { name: 'Нина', patronymic: '', surname: 'Пробная' },
    });
  });

  test('[HW-06] lets a student in, in the place of who is listed under their name', async () => {
    expect(await endOf(join())).toEqual(OK);
    expect(await endOf(join())).toEqual(OK);
    const { students } = await readList(fixture.teacher, listId);
    expect(students).toMatchObject([
      { surname: 'Ким' },
      { userId: decodeJwt(student).userId, hasAccount: true, hasBegun: false },
    ]);
    expect((await look(joinCode, student)).body.isMember).toBe(true);
  });

  test('[HW-06] lets in who is called otherwise beside the others, and who has only a name', async () => {
    const named = await beginAs(fixture.taskHash, { className: '9А' });
    expect(await endOf(join(joinCode, named.token))).toEqual(OK);
    expect(await namesOf(fixture.teacher, listId)).toHaveLength(3);
  });

  test('[HW-06] lets nobody into a second class of the teacher', async () => {
    await join();
    const other = await listWith(fixture.teacher, '6Б');
    const { joinCode: second } = await readList(fixture.teacher, other);
    expect(await endOf(join(second))).toEqual([409, 'class_taken']);
    expect(await namesOf(fixture.teacher, other)).toEqual([]);
  });

  test('[HW-06] opens nothing once there is a new one, or the list is archived', async () => {
    const renew = () =>
      ask('renewJoinCode', { token: fixture.teacher, params: { listId }, body: { joinCode } });
    const [first, again] = [await renew(), await renew()];
    expect(again.body).toEqual(first.body);
    expect(first.body.joinCode).not.toBe(joinCode);
    const refused = [404, 'join_code_not_found'];
    expect([await endOf(join()), await endOf(look(joinCode))]).toEqual([refused, refused]);
    const fresh = String(first.body.joinCode);
    expect(await endOf(look(fresh))).toEqual(OK);
    await archive(fixture.teacher, listId);
    expect([await endOf(join(fresh)), await endOf(look(fresh))]).toEqual([refused, refused]);
  });

  test('[TRUST-08] of another form is refused, and a teacher joins nothing', async () => {
    for (const code of ['x', 'ba'.repeat(5_000), joinCode.slice(1), `${joinCode}a`, '..%2f..'])
      expect((await look(code)).status).toBeGreaterThan(399);
    expect((await request('GET', '/api/v1/class-invitations/%00')).status).toBe(400);
    expect(await endOf(join(joinCode, fixture.teacher))).toEqual([403, 'forbidden']);
    expect((await ask('joinClass', { params: { joinCode } })).status).toBe(401);
  });

  test('[TRUST-08] is guessed twenty times by an account, a hundred times by a network', async () => {
    for (let tries = 0; tries < 20; tries++)
      expect(await endOf(join(UNKNOWN))).toEqual([404, 'join_code_not_found']);
    expect(await endOf(join())).toEqual([429, 'rate_limited']);
    const network = someNetwork();
    const guess = (code: string) =>
      ask('getClassInvitation', { params: { joinCode: code }, network });
    for (let tries = 0; tries < 100; tries += 25)
      await Promise.all(Array.from({ length: 25 }, () => guess(UNKNOWN)));
    expect(await endOf(guess(joinCode))).toEqual([429, 'rate_limited']);
    expect(await endOf(look(joinCode))).toEqual(OK);
    const teacher = await callPlatform('getClassList', {
      token: fixture.teacher,
      params: { listId },
    });
    expect(teacher.students).toHaveLength(2);
  });
});
