import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import {
  addStudent,
  createClass,
  createSchool,
  type TestSchool,
} from '@/tests/support/people/schools';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let own: TestSchool;
let foreign: TestSchool;
beforeAll(async () => {
  database = openTestDatabase();
  [own, foreign] = await Promise.all([createSchool(database), createSchool(database)]);
});
afterAll(() => database.end());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const change = (
  token: string,
  classId: string,
  body: { className: string } | { isArchived: boolean },
) => ask('changeSchoolClass', { token, params: { classId }, body });
const move = (token: string, classId: string, studentIds: string[]) =>
  ask('moveStudents', { token, params: { classId }, body: { studentIds } });
const classesOf = async (token: string) =>
  (await callPlatform('listSchoolClasses', { token })).classes;
const placeOf = async (id: string) => {
  const { rows } = await database.query<object>(
    'select class_id, class_number, class_letter from main_api."user" where id = $1',
    [id],
  );
  return rows[0];
};

test('[HW-11] an administrator sees the school in numbers, and its classes', async () => {
  const school = await createSchool(database);
  const classId = await createClass(school.admin, '5-а');
  await createClass(school.admin, '10 «Б»');
  await addStudent(database, school, { classId });
  await addStudent(database, school, {});
  await callPlatform('makeActivationCodes', {
    ...{ token: school.admin, params: { classId } },
    body: { idempotencyKey: randomUUID(), count: 3 },
  });
  expect(await classesOf(school.admin)).toEqual([
    expect.objectContaining({ number: 5, letter: 'А', students: 1, openCodes: 3 }),
    expect.objectContaining({ number: 10, letter: 'Б', students: 0, openCodes: 0 }),
  ]);
  const { school: seen } = await callPlatform('getSchool', { token: school.admin });
  expect(seen).toEqual({
    ...{ title: 'Школа № 7', classes: 2, students: 2, teachers: 0 },
    ...{ openCodes: 3, usedCodes: 0, premiumUntil: null },
  });
});

test('[HW-11] no two classes of a school are called the same, also of ten made at once', async () => {
  const className = '7В';
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      ask('createSchoolClass', { token: own.admin, body: { className } }),
    ),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  const other = await createClass(own.admin, '7Г');
  expect(codeOf(await change(own.admin, other, { className: '7 в' }))).toEqual([
    409,
    'class_exists',
  ]);
  // Another school has its own.
  expect(
    (await ask('createSchoolClass', { token: foreign.admin, body: { className } })).status,
  ).toBe(200);
});

test('[HW-07] [HW-11] a class is renamed with its students', async () => {
  const classId = await createClass(own.admin, '6Д');
  const { id } = await addStudent(database, own, { classId });
  expect((await change(own.admin, classId, { className: '7-д' })).status).toBe(200);
  expect(await placeOf(id)).toEqual({ class_id: classId, class_number: 7, class_letter: 'Д' });
});

test('[HW-11] an archived class keeps its students, takes no others, and comes back without its codes', async () => {
  const classId = await createClass(own.admin, '8Е');
  const { id, token } = await addStudent(database, own, { classId });
  const { codes } = await callPlatform('makeActivationCodes', {
    ...{ token: own.admin, params: { classId } },
    body: { idempotencyKey: randomUUID(), count: 1 },
  });
  for (let turn = 0; turn < 2; turn++)
    expect((await change(own.admin, classId, { isArchived: true })).status).toBe(200);
  expect(await placeOf(id)).toMatchObject({ class_id: classId });
  expect((await ask('checkSession', { token })).status).toBe(200);
  const student = await createUser(database, { roles: [roles.student] });
  const activated = await ask('activateSchoolStudent', {
    ...{ token: student, body: { code: codes[0] ?? '' } },
  });
  expect(codeOf(activated)).toEqual([409, 'activation_code_revoked']);
  const other = await addStudent(database, own, {});
  expect(codeOf(await move(own.admin, classId, [other.id]))).toEqual([409, 'class_archived']);
  const made = await ask('makeActivationCodes', {
    ...{ token: own.admin, params: { classId } },
    body: { idempotencyKey: randomUUID(), count: 1 },
  });
  expect(codeOf(made)).toEqual([409, 'class_archived']);
  // Meanwhile another class has taken the name.
  const second = await createClass(own.admin, '8Е');
  expect(codeOf(await change(own.admin, classId, { isArchived: false }))).toEqual([
    409,
    'class_exists',
  ]);
  await change(own.admin, second, { className: '8Ж' });
  expect((await change(own.admin, classId, { isArchived: false })).status).toBe(200);
  const back = (await classesOf(own.admin)).find((one) => one.id === classId);
  expect(back).toMatchObject({ isArchived: false, students: 1, openCodes: 0 });
});

test('[HW-11] students are moved together or not at all', async () => {
  const [from, into] = [await createClass(own.admin, '5К'), await createClass(own.admin, '5Л')];
  const [a, b] = [
    await addStudent(database, own, { classId: from }),
    await addStudent(database, own, { classId: from }),
  ];
  const stranger = await addStudent(database, foreign, {});
  expect(codeOf(await move(own.admin, into, [a.id, stranger.id]))).toEqual([
    404,
    'student_left_school',
  ]);
  expect(await placeOf(a.id)).toMatchObject({ class_id: from });
  expect((await move(own.admin, into, [a.id, b.id, a.id])).status).toBe(200);
  for (const { id } of [a, b])
    expect(await placeOf(id)).toEqual({ class_id: into, class_number: 5, class_letter: 'Л' });
  const teacher = await createUser(database, { roles: [roles.teacher] });
  expect((await move(teacher, into, [a.id])).status).toBe(403);
});

test('[HW-11] a class of another school is not there', async () => {
  const classId = await createClass(foreign.admin, '9А');
  const { id } = await addStudent(database, own, {});
  const foreignId = [404, 'class_not_found'];
  expect(codeOf(await change(own.admin, classId, { className: '9Б' }))).toEqual(foreignId);
  expect(codeOf(await change(own.admin, classId, { isArchived: true }))).toEqual(foreignId);
  expect(codeOf(await move(own.admin, classId, [id]))).toEqual(foreignId);
  expect(
    codeOf(await ask('listActivationCodes', { token: own.admin, params: { classId } })),
  ).toEqual(foreignId);
  expect((await classesOf(own.admin)).map((one) => one.id)).not.toContain(classId);
});

test('[HW-11] an administrator of no school has none, and changes none', async () => {
  const admin = await createUser(database, { roles: [roles.schoolAdmin] });
  expect(await callPlatform('getSchool', { token: admin })).toEqual({ school: null });
  expect(await classesOf(admin)).toEqual([]);
  expect(
    codeOf(await ask('createSchoolClass', { token: admin, body: { className: '5А' } })),
  ).toEqual([404, 'school_not_found']);
});

test.each(['', '0А', '12А', '5АБ', '<b>', 'А5', '5'.repeat(1_000)])(
  '[HW-07] no class is called %j',
  async (className) => {
    const made = await ask('createSchoolClass', { token: own.admin, body: { className } });
    expect([made.status, made.body.field]).toEqual([400, 'body.className']);
  },
);

test('[HW-11] what names no class, or nobody, is refused', async () => {
  const classId = await createClass(own.admin, '4А');
  for (const id of ['x', '%00', '1'])
    expect((await change(own.admin, id, { isArchived: true })).status).toBe(400);
  expect((await move(own.admin, classId, [])).status).toBe(400);
  expect((await move(own.admin, classId, Array(101).fill(randomUUID()))).status).toBe(400);
  const both = { className: '4Б', isArchived: true } as { className: string };
  expect((await change(own.admin, classId, both)).status).toBe(400);
});

const calls = [
  ['getSchool', {}],
  ['listSchoolClasses', {}],
  ['createSchoolClass', { body: { className: '5А' } }],
  ['listSchoolStudents', {}],
  ['listSchoolTeachers', {}],
  ['getSchoolResults', {}],
  ['takeTeacherOut', { params: { teacherId: randomUUID() } }],
  ['takeStudentOut', { params: { studentId: randomUUID() } }],
  ['revokeActivationCode', { params: { code: 'bababababaza' } }],
] as const;

test.each(calls)('[HW-11] %s is for administrators of schools alone', async (name, input) => {
  const send = (token?: string) => ask(name, { ...input, token } as Parameters<typeof ask>[1]);
  expect((await send()).status).toBe(401);
  for (const role of [roles.student, roles.teacher])
    expect((await send(await createUser(database, { roles: [role] }))).status).toBe(403);
});
