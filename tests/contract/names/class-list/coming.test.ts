import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { begin, beginAs, nameStudent, rowsOf } from '@/tests/support/homework/named-students';
import { createHomework } from '@/tests/support/homework/homework';
import { ownHomework } from '@/tests/support/homework/own-homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { archive, idIn, listWith, namesOf, readList } from '@/tests/support/people/class-lists';
import { createUser } from '@/tests/support/people/visitors';

const fixture = ownHomework();
const PETYA = { surname: 'Ёлкин', name: 'Пётр', className: '5б' };
let listId: string;
let listed: string;
beforeEach(async () => {
  listId = await listWith(fixture.teacher, '5Б', 'Ёлкин Пётр', 'Ким Аня');
  listed = await idIn(fixture.teacher, listId, 'Ёлкин Пётр');
});
const come = async (person: Partial<typeof PETYA> = {}, taskHash = fixture.taskHash) =>
  (await nameStudent(taskHash, { ...PETYA, ...person })).userId;

describe('who comes by the link of a homework', () => {
  test.each([
    ['as the teacher spells it', {}],
    ['in capitals', { surname: 'ЁЛКИН', name: 'ПЁТР' }],
    ['with е for ё', { surname: 'Елкин', name: 'Петр' }],
    ['with other spaces', { surname: ' Ёлкин ', name: ' Пётр' }],
    ['with letters in two parts', { surname: 'Ёлкин'.normalize('NFD'), name: 'Пётр' }],
    ['with the class written otherwise', { className: '5 «Б»' }],
  ])('[HW-06] under a listed name, %s, is who was listed', async (_, person) => {
    expect(await come(person)).toBe(listed);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Ёлкин Пётр', 'Ким Аня']);
  });

  test('[HW-06] works, goes on elsewhere by a code, and has agreed to what registering says', async () => {
    const came = await beginAs(fixture.taskHash, PETYA);
    expect(came.userId).toBe(listed);
    expect(decodeJwt(came.token)).toMatchObject({
      name: 'Пётр',
      status: 'new',
      roles: [roles.student],
    });
    const code = { taskHash: fixture.taskHash, code: came.continueCode };
    const { token } = await callPlatform('continueByCode', { body: code });
    expect(await begin(token, fixture.taskHash)).toBe(came.attemptCode);
    const { rows } = await fixture.database.query(
      `select consent_version is not null and consented_at is not null as agreed, status
       from main_api."user" where id = $1`,
      [listed],
    );
    expect(rows).toEqual([{ agreed: true, status: 'new' }]);
    const { students } = await readList(fixture.teacher, listId);
    expect(students.filter(({ hasBegun }) => hasBegun)).toHaveLength(1);
    expect((await rowsOf(fixture.teacher)).filter(({ userId }) => userId === listed)).toHaveLength(
      1,
    );
  });

  test('[HW-06] [TRUST-02] a listed name that somebody took for nothing waits for its student again', async () => {
    const prankster = await beginAs(fixture.taskHash, PETYA);
    expect(prankster.userId).toBe(listed);
    await callPlatform('removeEmptyStudents', { token: fixture.teacher });
    const { status } = await ask('listAttempts', { token: prankster.token, query: {} });
    expect(status).toBe(401);
    expect((await beginAs(fixture.taskHash, PETYA)).userId).toBe(listed);
  });

  test('[HW-06] sent again, the same form is the same student', async () => {
    const { className, ...person } = PETYA;
    const body = { idempotencyKey: randomUUID(), taskHash: fixture.taskHash, ...person, className };
    const replies = [
      ...(await Promise.all([1, 2, 3].map(() => callPlatform('registerStudent', { body })))),
      await callPlatform('registerStudent', { body }),
    ];
    expect(new Set(replies.map(({ token }) => decodeJwt(token).userId))).toEqual(new Set([listed]));
    expect(new Set(replies.map(({ continueCode }) => continueCode)).size).toBe(1);
  });

  test.each<[string, Partial<typeof PETYA>]>([
    ['of another class', { className: '5А' }],
    ['without a letter', { className: '5' }],
    ['called otherwise', { name: 'Павел' }],
    ['with name and surname the other way round', { name: 'Ёлкин', surname: 'Пётр' }],
  ])('[HW-06] %s is somebody new, and in no list', async (_, person) => {
    expect(await come(person)).not.toBe(listed);
    expect(await namesOf(fixture.teacher, listId)).toEqual(['Ёлкин Пётр', 'Ким Аня']);
  });

  test('[HW-06] second under a name is somebody new, whom the teacher sees beside the list', async () => {
    await beginAs(fixture.taskHash, PETYA);
    const second = await beginAs(fixture.taskHash, PETYA);
    expect(second.userId).not.toBe(listed);
    const { newcomers } = await readList(fixture.teacher, listId);
    expect(newcomers).toMatchObject([{ userId: second.userId, surname: 'Ёлкин' }]);
  });

  test('[HW-06] to another teacher, or to a list in the archive, is somebody new', async () => {
    const other = await createUser(fixture.database, { roles: [roles.teacher] });
    const { taskHash } = await createHomework(other, { steps: 1 });
    expect(await come({}, taskHash)).not.toBe(listed);
    await archive(fixture.teacher, listId);
    expect(await come()).not.toBe(listed);
  });

  test('[HW-06] does not become somebody with an account who is listed', async () => {
    const schoolClass = { number: 5, letter: 'Б' };
    const person = { name: 'Нина', surname: 'Учётная' };
    const token = await createUser(fixture.database, {
      ...{ roles: [roles.student], schoolClass, ...person },
    });
    await begin(token, fixture.taskHash);
    const { userId } = decodeJwt(token);
    await callPlatform('placeStudent', {
      ...{ token: fixture.teacher, params: { listId, studentId: String(userId) } },
    });
    expect(await come(person)).not.toBe(userId);
  });
});
