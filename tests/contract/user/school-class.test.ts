import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { signIn } from '@/tests/support/people/people';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** A student of whom the SSO says that they are in 7В; returns the login. */
async function newStudent(status: 'new' | 'registered'): Promise<string> {
  const login = `${randomUUID()}@example.ru`;
  await database.query(
    `insert into sso.account (login, email, password_hash, name, surname, role, status, class_number, class_letter)
     select $1, $1, password_hash, 'Ия', 'Пробная', 'student', $2, 7, 'В'
     from sso.account where login = 'noemail'`,
    [login, status],
  );
  return login;
}

/** A new code for a place in 9Б of the demo's school. */
async function newCode(): Promise<string> {
  const letters = [...randomUUID().replaceAll('-', '')].slice(0, 6);
  const code = letters.map((digit) => 'bdfghkmnprstvzbd'[parseInt(digit, 16)] + 'a').join('');
  await database.query(
    `insert into main_api.activation_code (code, class_id)
     select $1, id from main_api.school_class
     where number = 9 and letter = 'Б'
       and school_id = (select id from main_api.school where title = 'Школа № 1')`,
    [code],
  );
  return code;
}

const activate = (token: string, code: string) =>
  ask('activateSchoolStudent', { token, body: { code } });
const saveProfile = (token: string, className: string) =>
  callPlatform('saveStudentProfile', {
    token,
    body: { name: 'Ия', surname: 'Пробная', className },
  });

async function placeOf(token: string) {
  const { userId } = await callPlatform('getUserConfig', { token, query: {} });
  const { rows } = await database.query<object>(
    `select s.title as school, c.number || c.letter as school_class, u.class_number || u.class_letter as class
     from main_api."user" u
     left join main_api.school s on s.id = u.school_id
     left join main_api.school_class c on c.id = u.class_id
     where u.id = $1`,
    [userId],
  );
  return rows[0];
}
const in9B = { school: 'Школа № 1', school_class: '9Б', class: '9Б' };

test.each(['new', 'registered'] as const)(
  '[ROUTE-17] the class of the school stays at the next sign-in, whatever the SSO says: %s there',
  async (status) => {
    const login = await newStudent(status);
    const token = await signIn(login);
    expect(await placeOf(token)).toEqual({ school: null, school_class: null, class: '7В' });
    expect((await activate(token, await newCode())).status).toBe(200);
    expect(await placeOf(await signIn(login))).toEqual(in9B);
  },
);

test('[ROUTE-14] [ROUTE-17] who names another class has left the school, and comes back with the code', async () => {
  const token = await signIn(await newStudent('new'));
  const code = await newCode();
  await activate(token, code);
  await saveProfile(token, '9б');
  expect(await placeOf(token)).toEqual(in9B);
  await saveProfile(token, '8а');
  expect(await placeOf(token)).toEqual({ school: null, school_class: null, class: '8А' });
  expect((await activate(token, code)).status).toBe(200);
  expect(await placeOf(token)).toEqual(in9B);
  expect((await activate(token, code)).status).toBe(200);
  expect(await placeOf(token)).toEqual(in9B);
});

test('[ROUTE-14] who has a school and no class in it yet stays in the school', async () => {
  const token = await signIn(await newStudent('new'));
  const { userId } = await callPlatform('getUserConfig', { token, query: {} });
  await database.query(
    `update main_api."user" set school_id = (select id from main_api.school where title = 'Школа № 1') where id = $1`,
    [userId],
  );
  await saveProfile(token, '8а');
  expect(await placeOf(token)).toEqual({ school: 'Школа № 1', school_class: null, class: '8А' });
});
