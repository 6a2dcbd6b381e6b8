import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform, request, type Answer } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newActivationCode } from '@/tests/support/people/activation-code';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
let taskHash: string;
beforeAll(async () => {
  database = openTestDatabase();
  teacher = await signIn('teacher@example.ru');
  ({ taskHash } = await createHomework(teacher));
});
afterAll(() => database.end());

const newCode = (number: number, letter: string) => newActivationCode(database, number, letter);
const activate = (token: string, code: string) =>
  ask('activateSchoolStudent', { token, body: { code } });
const codeOf = ({ status, body }: Answer) => [status, body.code];
const configOf = (token: string) => callPlatform('getUserConfig', { token, query: {} });

/** In which school and class the user is. */
async function placeOf(token: string) {
  const { userId } = await configOf(token);
  const { rows } = await database.query<object>(
    `select s.title as school, c.number, c.letter, u.class_number, u.class_letter, u.name
     from main_api."user" u
     left join main_api.school s on s.id = u.school_id
     left join main_api.school_class c on c.id = u.class_id
     where u.id = $1`,
    [userId],
  );
  return rows[0];
}

describe('a code of the school', () => {
  test('[ROUTE-17] [API-01] brings a student into the school and the class, who is registered then', async () => {
    const token = await newcomer(taskHash, '7В');
    expect((await configOf(token)).status).toBe('new');
    const code = await newCode(9, 'Б');
    expect((await activate(token, code)).body).toEqual({
      schoolLicences: [{ schoolId: expect.any(String), schoolTitle: 'Школа № 1' }],
    });
    expect(await placeOf(token)).toEqual({
      school: 'Школа № 1',
      ...{ number: 9, letter: 'Б', class_number: 9, class_letter: 'Б', name: 'Пётр' },
    });
    expect(await configOf(token)).toMatchObject({ status: 'registered', classNumber: 9 });
    const { token: renewed } = await callPlatform('authorize', { body: { token } });
    const claims = JSON.parse(Buffer.from(renewed.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.status).toBe('registered');
  });

  test('[ROUTE-17] is taken as people write it', async () => {
    const token = await newcomer(taskHash);
    const code = await newCode(5, 'А');
    expect((await activate(token, ` ${code.toUpperCase()} `)).status).toBe(200);
  });

  test('[ROUTE-17] sent again by the same student changes nothing', async () => {
    const token = await newcomer(taskHash);
    const [first, second] = [await newCode(5, 'А'), await newCode(9, 'Б')];
    expect((await activate(token, first)).status).toBe(200);
    expect((await activate(token, second)).status).toBe(200);
    expect((await activate(token, first)).status).toBe(200);
    expect(await placeOf(token)).toMatchObject({ number: 9, letter: 'Б' });
  });

  test('[ROUTE-17] is good for one student, also of ten at once', async () => {
    const students = await Promise.all(Array.from({ length: 10 }, () => newcomer(taskHash, '7В')));
    const code = await newCode(5, 'А');
    const answers = await Promise.all(students.map((token) => activate(token, code)));
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      ...Array(9).fill([409, 'conflict']),
    ]);
    const places = await Promise.all(students.map(placeOf));
    expect(places.filter((place) => (place as { school: unknown }).school !== null)).toHaveLength(
      1,
    );
  });

  test('[ROUTE-17] that does not exist is told so, ten times', async () => {
    const token = await newcomer(taskHash);
    for (let turn = 0; turn < 10; turn++)
      expect(codeOf(await activate(token, 'babababababa'))).toEqual([
        404,
        'activation_code_not_found',
      ]);
    const refused = await activate(token, await newCode(5, 'А'));
    expect(codeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['', 'x', 'babababababababa', 'qaqaqaqaqaqa', 'ba'.repeat(5)])(
    '[ROUTE-17] is none that looks like %j',
    async (code) => {
      const { status, body } = await activate(await newcomer(taskHash), code);
      expect([status, body.field]).toEqual([400, 'body.code']);
    },
  );

  test('[ROUTE-17] is for students', async () => {
    expect((await activate(teacher, await newCode(5, 'А'))).status).toBe(403);
  });
});

test('[ROUTE-17] the demo has a code for 5А', async () => {
  const { rows } = await database.query<{ number: number; letter: string }>(
    `select c.number, c.letter from main_api.activation_code a
     join main_api.school_class c on c.id = a.class_id where a.code = 'kabinetopuma'`,
  );
  expect(rows).toEqual([{ number: 5, letter: 'А' }]);
});

describe('a code that somebody has used', () => {
  const admin = () => signIn('school@example.ru');
  const free = async (token: string, code: string) => {
    const { status, body } = await ask('freeActivationCode', { token, params: { code } });
    return [status, body.code];
  };
  /** The used codes of all classes of the school. */
  const codesOf = async (token: string) => {
    const { classes } = await callPlatform('listSchoolClasses', { token });
    const lists = await Promise.all(
      classes.map(({ id }) =>
        callPlatform('listActivationCodes', { token, params: { classId: id } }),
      ),
    );
    return lists.flatMap(({ codes }) => codes).filter(({ state }) => state === 'used');
  };
  const idOf = async (token: string) => (await configOf(token)).userId;

  test('[ROUTE-22] [TRUST-10] is shown to the school with who used it, and replaced for another student', async () => {
    const school = await admin();
    const [first, second] = [await newcomer(taskHash), await newcomer(taskHash)];
    const [code, unused] = [await newCode(9, 'Б'), await newCode(9, 'Б')];
    await activate(first, code);
    const used = await codesOf(school);
    expect(used.find((one) => one.code === code)?.usedBy).toMatchObject({ name: 'Пётр' });
    expect(used.map((one) => one.code)).not.toContain(unused);
    expect(codeOf(await activate(second, code))).toEqual([409, 'conflict']);
    // Pressed twice, it is freed once.
    expect(await Promise.all([free(school, code), free(school, code)])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect((await codesOf(school)).map((one) => one.code)).not.toContain(code);
    // The old string is dead for everybody; the new one, the same for each press, is for another student.
    const { codes } = await callPlatform('freeActivationCode', { token: school, params: { code } });
    const [next = ''] = codes;
    for (const token of [first, second])
      expect(codeOf(await activate(token, code))).toEqual([404, 'activation_code_not_found']);
    expect((await activate(second, next)).status).toBe(200);
    // Who came by it first stays in the class.
    expect(await placeOf(first)).toMatchObject({ school: 'Школа № 1', number: 9 });
    expect(codeOf(await activate(first, next))).toEqual([409, 'conflict']);
    expect(await free(school, code)).toEqual([404, 'activation_code_not_found']);
    const { userId } = await configOf(first);
    const { rows } = await database.query(
      `select actor, before from main_api.audit_entry where action = 'code.free' and subject = $1`,
      [`user:${userId}`],
    );
    expect(rows).toEqual([
      {
        actor: `user:${(await configOf(school)).userId}`,
        before: { classId: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('[ROUTE-22] is freed by no student, no teacher and no other school', async () => {
    const student = await newcomer(taskHash);
    const code = await newCode(9, 'Б');
    await activate(student, code);
    for (const token of [student, teacher])
      expect(await free(token, code)).toEqual([403, 'forbidden']);
    const stranger = await createUser(database, { roles: [roles.schoolAdmin] });
    expect(await free(stranger, code)).toEqual([404, 'activation_code_not_found']);
    await database.query(
      `with other as (insert into main_api.school (title) values ('Школа № 2') returning id)
       update main_api."user" set school_id = (select id from other) where id = $1`,
      [(await configOf(stranger)).userId],
    );
    expect(await free(stranger, code)).toEqual([404, 'activation_code_not_found']);
    expect(await codesOf(stranger)).toEqual([]);
    expect((await request('GET', '/api/v1/school/classes', { token: teacher })).status).toBe(403);
    expect(codeOf(await activate(await newcomer(taskHash), code))).toEqual([409, 'conflict']);
  });

  test('[TRUST-06] ends the sessions of its student on every device, for the school alone', async () => {
    const school = await admin();
    const [student, other] = [await newcomer(taskHash), await newcomer(taskHash)];
    await activate(student, await newCode(9, 'Б'));
    const [studentId, otherId] = [await idOf(student), await idOf(other)];
    const end = async (token: string, which = studentId) => {
      const params = { studentId: which };
      return codeOf(await ask('endStudentSessions', { token, params }));
    };
    for (const token of [student, teacher]) expect(await end(token)).toEqual([403, 'forbidden']);
    const stranger = await createUser(database, { roles: [roles.schoolAdmin] });
    expect(await end(stranger)).toEqual([404, 'school_not_found']);
    expect(await end(school, otherId)).toEqual([404, 'student_left_school']);
    const isIn = async (token: string) => (await ask('checkSession', { token })).status;
    expect([await isIn(student), await isIn(other)]).toEqual([200, 200]);
    expect(await end(school)).toEqual([200, undefined]);
    expect([await isIn(student), await isIn(other)]).toEqual([401, 200]);
    const { rows } = await database.query(
      'select continue_code_hash as code from main_api."user" where id = $1',
      [decodeJwt(student).userId],
    );
    expect(rows).toEqual([{ code: null }]);
    expect(await end(school)).toEqual([200, undefined]);
  });

  test('[TRUST-02] [TRUST-06] its student is taken out of the class, and does not come back by it', async () => {
    const school = await admin();
    const student = await newcomer(taskHash, '9Б');
    const [code, other] = [await newCode(9, 'Б'), await newCode(5, 'А')];
    for (const one of [other, code]) await activate(student, one);
    const { userId } = await configOf(student);
    const takeOut = (token: string, studentId = userId) =>
      ask('takeStudentOut', { token, params: { studentId } });
    const stranger = await createUser(database, { roles: [roles.schoolAdmin] });
    for (const token of [student, teacher])
      expect(codeOf(await takeOut(token))).toEqual([403, 'forbidden']);
    expect(codeOf(await takeOut(stranger))).toEqual([404, 'school_not_found']);
    const adminId = await idOf(school);
    expect(codeOf(await takeOut(school, adminId))).toEqual([404, 'student_left_school']);
    const taken = await takeOut(school);
    expect(taken.status).toBe(200);
    expect(taken.body.codes).toHaveLength(2);
    expect((await ask('checkSession', { token: student })).status).toBe(401);
    const { rows } = await database.query(
      `select school_id, class_id, class_number, status from main_api."user" where id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ school_id: null, class_id: null, class_number: 9, status: 'new' }]);
    const next = await newcomer(taskHash);
    for (const dead of [code, other])
      expect(codeOf(await activate(next, dead))).toEqual([404, 'activation_code_not_found']);
    expect(codeOf(await takeOut(school))).toEqual([404, 'student_left_school']);
    // The new codes are for somebody else.
    const [fresh] = taken.body.codes as string[];
    expect((await activate(next, fresh ?? '')).status).toBe(200);
    expect(await placeOf(next)).toMatchObject({ school: 'Школа № 1' });
    const audit = await database.query(
      `select before from main_api.audit_entry where action = 'student.take_out' and subject = $1`,
      [`user:${userId}`],
    );
    expect(audit.rows).toEqual([{ before: { classId: expect.any(String) } }]);
  });

  test('[TRUST-06] a school does nothing to a student who is in another one by now', async () => {
    const school = await admin();
    const student = await newcomer(taskHash);
    await activate(student, await newCode(9, 'Б'));
    const studentId = await idOf(student);
    await database.query(
      `with other as (insert into main_api.school (title) values ('Школа № 3') returning id)
       update main_api."user" set school_id = (select id from other), class_id = null where id = $1`,
      [(await configOf(student)).userId],
    );
    for (const name of ['endStudentSessions', 'takeStudentOut'] as const)
      expect(codeOf(await ask(name, { token: school, params: { studentId } }))).toEqual([
        404,
        'student_left_school',
      ]);
    expect((await ask('checkSession', { token: student })).status).toBe(200);
    expect(await placeOf(student)).toMatchObject({ school: 'Школа № 3' });
  });

  test('[ROUTE-22] is a code, else it is refused', async () => {
    const school = await admin();
    for (const code of ['x', '%25', 'ba'.repeat(7), "'--"])
      expect((await free(school, encodeURIComponent(code)))[0]).toBe(400);
    expect(await free(school, 'bababababaza')).toEqual([404, 'activation_code_not_found']);
  });
});
