import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const newStudent = () => createUser(database, { roles: [roles.student], status: 'new' });
const own = { name: 'Тимофей', surname: 'Лаптев-Горин', className: '7 в' };

describe('a student who says who they are', () => {
  test('[ROUTE-14] is registered from then on, with name and class', async () => {
    const token = await newStudent();
    expect(await callPlatform('getUserConfig', { token })).toMatchObject({ status: 'new' });
    const saved = await callPlatform('saveStudentProfile', { token, body: own });
    expect(saved).toMatchObject({ status: 'registered', classNumber: 7, classLetter: 'В' });
    const { token: renewed } = await callPlatform('authorize', { body: { token } });
    expect(decodeJwt(renewed)).toMatchObject({
      name: 'Тимофей',
      surname: 'Лаптев-Горин',
      status: 'registered',
    });
  });

  test('[ROUTE-14] keeps their own words at the next sign-in, whatever the SSO says', async () => {
    await callPlatform('saveStudentProfile', {
      token: await signIn('new-student@example.ru'),
      body: own,
    });
    const token = await signIn('new-student@example.ru');
    expect(decodeJwt(token)).toMatchObject({
      name: 'Тимофей',
      surname: 'Лаптев-Горин',
      status: 'registered',
    });
    const config = await callPlatform('getUserConfig', { token });
    expect(config).toMatchObject({ classNumber: 7, classLetter: 'В' });
  });

  test('[ROUTE-14] whom the SSO has registered keeps to what it says', async () => {
    const before = await signIn('student2@example.ru');
    const body = { name: 'Вера', surname: 'Зорина', className: own.className };
    await callPlatform('saveStudentProfile', { token: before, body });
    const token = await signIn('student2@example.ru');
    expect(decodeJwt(token)).toMatchObject({ name: 'Вера', surname: 'Зорина' });
    const config = await callPlatform('getUserConfig', { token });
    expect(config).toMatchObject({ classNumber: 5, classLetter: 'А' });
  });

  test.each(['dnevnik', 'eljur', 'mos_oblast', 'eis', 'vs'])(
    '[TRUST-04] who comes from %s keeps the name that the school has given, and may name their class',
    async (providerType) => {
      const token = await createUser(database, { roles: [roles.student], providerType });
      for (const name of [{ name: 'Другая' }, { surname: 'Другая' }]) {
        const body = { name: 'Нина', surname: 'Пробная', className: '7В', ...name };
        const { status, body: answer } = await ask('saveStudentProfile', { token, body });
        expect([status, answer.code]).toEqual([409, 'name_vouched']);
      }
      const body = { name: 'Нина', surname: 'Пробная', className: '7В' };
      const saved = await callPlatform('saveStudentProfile', { token, body });
      expect(saved).toMatchObject({ classNumber: 7, classLetter: 'В' });
    },
  );

  test('[TRUST-04] who has been put into a class by the school keeps the name too', async () => {
    const token = await createUser(database, { roles: [roles.student], providerType: 'link' });
    await database.query(
      `update main_api."user" u set school_id = c.school_id, class_id = c.id
       from main_api.school_class c where u.id = $1 and c.school_id is not null`,
      [(await callPlatform('getUserConfig', { token })).userId],
    );
    expect((await ask('saveStudentProfile', { token, body: own })).body.code).toBe('name_vouched');
  });

  test('[ROUTE-14] says it ten times at once and is the same', async () => {
    const token = await newStudent();
    const body = { ...own, className: '5-«а»' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => callPlatform('saveStudentProfile', { token, body })),
    );
    const [first] = replies;
    expect(first).toMatchObject({ status: 'registered', classNumber: 5, classLetter: 'А' });
    for (const reply of replies) expect(reply).toEqual(first);
  });

  test('[ROUTE-14] [HW-06] stands in the journal under the class that they named', async () => {
    const teacher = await createUser(database, { roles: [roles.teacher] });
    const { taskHash } = await createHomework(teacher);
    const token = await newcomer(taskHash, '5А');
    await callPlatform('startAttempt', { token, body: { taskHash } });
    await callPlatform('saveStudentProfile', {
      token,
      body: { name: 'Ярослава', surname: 'Журнальная', className: '8г' },
    });
    const { classes } = await callPlatform('getJournal', { token: teacher });
    const found = classes.filter(({ students }) =>
      students.some(({ surname }) => surname === 'Журнальная'),
    );
    expect(found).toMatchObject([{ classNumber: 8, classLetter: 'Г' }]);
  });

  test.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a name of markup', { name: '<b>x</b>' }],
    ['a name of digits', { surname: '12' }],
    ['a name without end', { surname: 'я'.repeat(101) }],
    ['a huge name', { name: 'я'.repeat(10_000) }],
    ['a name with a hidden character', { name: 'Ма\u0000ша' }],
    ['a name that is no text', { name: ['Маша'] }],
    ['no class', { className: '' }],
    ['class twelve', { className: '12а' }],
    ['a class in words', { className: 'пятый' }],
    ['a huge class', { className: '5'.repeat(20_000) }],
    ['a role of their own', { role: 'ROLE_EDU_SKYSMART_TEACHER_USAGE' }],
    ['a status of their own', { status: 'registered' }],
  ])('[ROUTE-14] with %s is refused, and nothing is changed', async (_, wrong) => {
    const schoolClass = { number: 5, letter: 'А' };
    const token = await createUser(database, { roles: [roles.student], schoolClass });
    const before = await callPlatform('getUserConfig', { token });
    const body = { ...own, ...wrong };
    const { status } = await ask('saveStudentProfile', { token, body });
    expect(status).toBe(400);
    expect(await callPlatform('getUserConfig', { token })).toEqual(before);
  });

  test.each(['teacher@example.ru', 'school@example.ru'])(
    '[ROUTE-14] is not %s, who is refused',
    async (login) => {
      const token = await signIn(login);
      const { status, body } = await ask('saveStudentProfile', { token, body: own });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    },
  );
});
