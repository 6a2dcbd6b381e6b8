import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { MakeCodes } from '@/lib/contract/school/codes/codes';
import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import { createClass, createSchool, idOf, type TestSchool } from '@/tests/support/people/schools';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let own: TestSchool;
let classId: string;
beforeAll(async () => {
  database = openTestDatabase();
  own = await createSchool(database);
  classId = await createClass(own.admin, '5А');
});
afterAll(() => database.end());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const make = (body: Partial<MakeCodes>, token = own.admin) =>
  ask('makeActivationCodes', {
    ...{ token, params: { classId } },
    body: { idempotencyKey: randomUUID(), ...body },
  });
const makeOne = async () => ((await make({ count: 1 })).body.codes as string[])[0] ?? '';
const newStudent = () => createUser(database, { roles: [roles.student], name: 'Ия' });
const activate = (token: string, code: string) =>
  ask('activateSchoolStudent', { token, body: { code } });
const revoke = (code: string, token = own.admin) =>
  ask('revokeActivationCode', { token, params: { code } });
const listed = async () =>
  (await callPlatform('listActivationCodes', { token: own.admin, params: { classId } })).codes;
const stateOf = async (code: string) => (await listed()).find((one) => one.code === code)?.state;

test('[HW-11] codes are made for names and without, and the same request makes them once', async () => {
  const idempotencyKey = randomUUID();
  const body = { idempotencyKey, names: [{ surname: 'Ёлкина', name: 'Анна-Мария' }], count: 2 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(body)));
  const [first] = answers;
  expect(first?.body.codes).toHaveLength(3);
  for (const { body: same } of answers) expect(same).toEqual(first?.body);
  const made = (await listed()).filter(({ code }) =>
    (first?.body.codes as string[]).includes(code),
  );
  expect(made).toHaveLength(3);
  expect(made.filter(({ surname }) => surname === 'Ёлкина')).toHaveLength(1);
});

test('[HW-11] nobody can tell the codes of a request from those of another', async () => {
  const codes = (await Promise.all(Array.from({ length: 10 }, makeOne))).sort();
  expect(new Set(codes).size).toBe(10);
  // Each begins with another pair but for chance: seventy pairs there are.
  expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(5);
});

test('[HW-11] who uses a code with a name keeps their own', async () => {
  const { body } = await make({ names: [{ surname: 'Иванов', name: 'Пётр' }] });
  const [code = ''] = body.codes as string[];
  const token = await newStudent();
  expect((await activate(token, code)).status).toBe(200);
  const { rows } = await database.query('select name from main_api."user" where id = $1', [
    await idOf(token),
  ]);
  expect(rows).toEqual([{ name: 'Ия' }]);
  expect((await listed()).find((one) => one.code === code)).toMatchObject({
    ...{ state: 'used', surname: 'Иванов', usedBy: { name: 'Ия' } },
  });
});

test('[HW-11] [ROUTE-17] a revoked code opens nothing, and says so', async () => {
  const code = await makeOne();
  for (let turn = 0; turn < 2; turn++) expect((await revoke(code)).status).toBe(200);
  expect(await stateOf(code)).toBe('revoked');
  expect(codeOf(await activate(await newStudent(), code))).toEqual([
    409,
    'activation_code_revoked',
  ]);
  const freed = await ask('freeActivationCode', { token: own.admin, params: { code } });
  expect(codeOf(freed)).toEqual([409, 'activation_code_revoked']);
});

test('[HW-11] a code is used or revoked, never both, when both happen at once', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const [code, student] = [await makeOne(), await newStudent()];
    const [used, revoked] = await Promise.all([activate(student, code), revoke(code)]);
    const won = used.status === 200 ? 'used' : 'revoked';
    expect(codeOf(won === 'used' ? revoked : used)).toEqual([
      409,
      won === 'used' ? 'activation_code_used' : 'activation_code_revoked',
    ]);
    expect(await stateOf(code)).toBe(won);
  }
});

test('[HW-11] codes of another school are not there', async () => {
  const foreign = await createSchool(database);
  const code = await makeOne();
  expect(codeOf(await revoke(code, foreign.admin))).toEqual([404, 'activation_code_not_found']);
  expect(codeOf(await make({ count: 1 }, foreign.admin))).toEqual([404, 'class_not_found']);
  expect(await stateOf(code)).toBe('open');
});

test('[TRUST-08] a school has so many unused codes, and no more', async () => {
  const school = await createSchool(database);
  const id = await createClass(school.admin, '5А');
  await database.query(
    `insert into main_api.activation_code (code, class_id)
     select 'x' || $1 || n, $1::uuid from generate_series(1, 4990) n`,
    [id],
  );
  const more = (count: number) =>
    ask('makeActivationCodes', {
      ...{ token: school.admin, params: { classId: id } },
      body: { idempotencyKey: randomUUID(), count },
    });
  expect(codeOf(await more(11))).toEqual([409, 'school_full']);
  expect((await more(10)).status).toBe(200);
  expect(codeOf(await more(1))).toEqual([409, 'school_full']);
});

const name = { surname: 'Иванов', name: 'Пётр' };
test.each<[string, object]>([
  ['none', {}],
  ['too many', { count: 101 }],
  ['less than none', { count: -1 }],
  ['too many names', { names: Array(101).fill(name) }],
  ['a name that is a program', { names: [{ ...name, surname: '<script>' }] }],
  ['no surname', { names: [{ name: 'Пётр', surname: ' ' }] }],
  ['a long name', { names: [{ ...name, name: 'я'.repeat(101) }] }],
  ['a key that is none', { count: 1, idempotencyKey: 'x' }],
  ['a word more', { count: 1, code: 'babababababa' }],
])('[HW-11] no codes are made of %s', async (_, body) => {
  expect((await make(body)).status).toBe(400);
});
