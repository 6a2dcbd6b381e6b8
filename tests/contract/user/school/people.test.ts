import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import {
  addStudent,
  addToSchool,
  createClass,
  createSchool,
  idOf,
  type TestSchool,
} from '@/tests/support/people/schools';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let big: TestSchool;
let classId: string;
beforeAll(async () => {
  database = openTestDatabase();
  big = await createSchool(database);
  classId = await createClass(big.admin, '5А');
  // Letters alone: a name has no figures.
  await database.query(
    `insert into main_api."user" (roles, name, surname, status, school_id, class_id, class_number, class_letter)
     select array[$2], 'Имя', 'Фам' || translate(lpad(n::text, 4, '0'), '0123456789', 'абвгдежзик'),
       'registered', $1, case when n <= 30 then $3::uuid end, case when n <= 30 then 5 end, 'А'
     from generate_series(1, 2000) n`,
    [big.schoolId, roles.student, classId],
  );
  await addStudent(database, big, { surname: 'Ёлкина', name: 'Семён' });
  await addStudent(database, big, { surname: 'О’Нил', name: 'Ян' });
  await database.query('analyze main_api."user"');
});
afterAll(() => database.end());

const codeOf = ({ status, body }: Answer) => [status, body.code];
type Query = { search?: string; classId?: string; page?: number };
const list = (query: Query, token = big.admin) =>
  callPlatform('listSchoolStudents', { token, query });
const found = async (search: string) =>
  (await list({ search })).students.map(({ surname, name }) => `${surname} ${name}`);

describe('a school of two thousand students', () => {
  test('[HW-11] is read by pages, each student once, in the order of the alphabet', async () => {
    const pages = await Promise.all(Array.from({ length: 42 }, (_, at) => list({ page: at + 1 })));
    const all = pages.flatMap(({ students }) => students);
    expect([pages[0]?.total, all.length]).toEqual([2_002, 2_002]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2_002);
    expect(all[0]?.surname).toBe('Ёлкина');
    expect(pages[41]?.students).toEqual([]);
  });

  test.each([
    ['ёлк', ['Ёлкина Семён']],
    ['ЕЛК', ['Ёлкина Семён']],
    ['семен', ['Ёлкина Семён']],
    ['Семён  Ёлкина', ['Ёлкина Семён']],
    ['елкина пётр', []],
    ['лкина', []],
    ['100%', []],
    ['о’н', ['О’Нил Ян']],
    ['%', []],
    ['_', []],
    ["'; drop table", []],
  ])('[HW-11] is searched for %j', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  test('[HW-11] is narrowed to a class, or to who is in none', async () => {
    expect((await list({ classId })).total).toBe(30);
    expect((await list({ classId: 'none' })).total).toBe(1_972);
    expect((await list({ classId: randomUUID() })).total).toBe(0);
  });

  test('[HW-11] is found by its index among those of all schools', async () => {
    // Planned as where many schools are: a table that is mostly of others.
    const client = await database.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into main_api."user" (roles, status) select array[$1], 'registered' from generate_series(1, 60000)`,
        [roles.student],
      );
      await client.query('analyze main_api."user"');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select count(*) from main_api."user" where school_id = $1
         and starts_with(translate(lower(surname), 'ё', 'е'), 'иван')`,
        [big.schoolId],
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('user_school');
    } finally {
      await client.query('rollback');
      client.release();
      await database.query('analyze main_api."user"');
    }
  });

  test.each([
    { page: '0' },
    { page: '1e3' },
    { page: '99999' },
    { search: 'я'.repeat(101) },
    { classId: 'x' },
    { schoolId: randomUUID() },
  ])('[HW-11] is not asked for %j', async (query) => {
    const asked = await ask('listSchoolStudents', { token: big.admin, query: query as never });
    expect(asked.status).toBe(400);
  });
});

test('[HW-11] a student is shown with class, code and last work; nobody of another school is', async () => {
  const school = await createSchool(database);
  const own = await createClass(school.admin, '9Б');
  const { codes } = await callPlatform('makeActivationCodes', {
    ...{ token: school.admin, params: { classId: own } },
    body: { idempotencyKey: randomUUID(), count: 1 },
  });
  const student = await createUser(database, { roles: [roles.student], surname: 'Пробная' });
  const [code = ''] = codes;
  await callPlatform('activateSchoolStudent', { token: student, body: { code } });
  expect(await list({}, school.admin)).toEqual({
    total: 1,
    students: [
      {
        ...{ id: await idOf(student), surname: 'Пробная', name: 'Нина', classId: own },
        ...{ classNumber: 9, classLetter: 'Б', code, lastWorkAt: null },
      },
    ],
  });
});

describe('teachers of a school', () => {
  test('[HW-11] are listed with their work; taken out, all of it stays theirs', async () => {
    const school = await createSchool(database);
    const teacher = await addToSchool(database, school.schoolId, {
      ...{ roles: [roles.teacher], surname: 'Ясная' },
    });
    await createHomework(teacher);
    const teachersOf = async () =>
      (await callPlatform('listSchoolTeachers', { token: school.admin })).teachers;
    const [shown] = await teachersOf();
    expect(shown).toMatchObject({ surname: 'Ясная', homework: 1 });
    expect(shown?.lastActiveMonth).toMatch(/^\d{4}-\d{2}$/);
    const takeOut = (token: string, teacherId = shown?.id ?? '') =>
      ask('takeTeacherOut', { token, params: { teacherId } });
    expect(codeOf(await takeOut(big.admin))).toEqual([404, 'teacher_left_school']);
    const adminId = await idOf(school.admin);
    expect(codeOf(await takeOut(school.admin, adminId))).toEqual([404, 'teacher_left_school']);
    expect((await takeOut(school.admin)).status).toBe(200);
    expect(codeOf(await takeOut(school.admin))).toEqual([404, 'teacher_left_school']);
    expect(await teachersOf()).toEqual([]);
    expect(
      (await callPlatform('listHomework', { token: teacher, query: {} })).homework,
    ).toHaveLength(1);
  });
});

test('[HW-11] results are sums by class and subject, of this school alone, and name no student', async () => {
  const school = await createSchool(database);
  const own = await createClass(school.admin, '9Б');
  const teacher = await addToSchool(database, school.schoolId, {
    ...{ roles: [roles.teacher], surname: 'Ясная', name: 'Инна' },
  });
  const stranger = await createUser(database, { roles: [roles.teacher], surname: 'Чужая' });
  const students = await Promise.all(
    [1, 2].map(() => addStudent(database, school, { classId: own, surname: 'Тайный' })),
  );
  for (const [token, scores] of [
    [teacher, [80, 60]],
    [stranger, [100]],
  ] as const) {
    const { taskHash } = await createHomework(token);
    for (const [at, score] of scores.entries())
      for (const [number, value] of [score - 30, score].entries())
        await database.query(
          `insert into main_api.attempt (code, homework_id, student_id, number, finished_at, score)
           select $1, id, $3, $4, now(), $5 from main_api.homework where task_hash = $2`,
          [randomUUID(), taskHash, students[at]?.id, number + 1, value],
        );
  }
  const { rows } = await callPlatform('getSchoolResults', { token: school.admin, query: {} });
  const shared = { classId: own, classNumber: 9, classLetter: 'Б', homework: 1 };
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...shared, teacher: 'Ясная Инна', students: 2, average: 70 }),
      expect.objectContaining({ ...shared, teacher: null, students: 1, average: 100 }),
    ]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Тайный|Чужая/);
  expect((await callPlatform('getSchoolResults', { token: big.admin, query: {} })).rows).toEqual(
    [],
  );
});
