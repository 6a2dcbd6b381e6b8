import type pg from 'pg';
import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newActivationCode } from '@/tests/support/people/activation-code';
import { newcomer, signIn } from '@/tests/support/people/people';
import { openTestDatabase } from '@/tests/support/people/visitors';

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
