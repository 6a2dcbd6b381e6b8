import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { ImportRow } from '@/lib/contract/school/import/import';
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
beforeAll(() => {
  database = openTestDatabase();
});
beforeEach(async () => {
  own = await createSchool(database);
});
afterAll(() => database.end());

const rowsOf = (lines: string[]): ImportRow[] =>
  lines.map((line, at) => {
    const [surname = '', name = '', className = ''] = line.split(',');
    return { line: at + 2, surname, name, className };
  });
const codeOf = ({ status, body }: Answer) => [status, body.code];
const preview = (lines: string[], movesStudents = true) =>
  callPlatform('previewImport', {
    ...{ token: own.admin, body: { rows: rowsOf(lines), movesStudents } },
  });
const carryOut = (lines: string[], fingerprint: string, token = own.admin) =>
  ask('importStudents', {
    ...{ token, body: { rows: rowsOf(lines), movesStudents: true, fingerprint } },
  });
const outcomes = async (lines: string[], movesStudents = true) =>
  (await preview(lines, movesStudents)).rows.map(({ outcome }) => outcome);
const codesOf = async (classId: string) =>
  (await callPlatform('listActivationCodes', { token: own.admin, params: { classId } })).codes;

const LIST = ['Иванов,Пётр,5А', 'Ёлкина,Анна,5а', 'Сидоров,Ян,6-Б'];

test('[HW-11] a list is shown and then done, once: classes and codes with names', async () => {
  const shown = await preview(LIST);
  expect(shown).toMatchObject({ newClasses: ['5А', '6Б'] });
  expect(shown.rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  expect((await callPlatform('getSchool', { token: own.admin })).school).toMatchObject({
    ...{ classes: 0, openCodes: 0 },
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => carryOut(LIST, shown.fingerprint)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(answers.map(({ body }) => body.codes).sort()).toEqual([0, 0, 0, 0, 3]);
  const { classes } = await callPlatform('listSchoolClasses', { token: own.admin });
  expect(classes.map((one) => `${one.number}${one.letter} ${one.openCodes}`)).toEqual([
    '5А 2',
    '6Б 1',
  ]);
  expect(await outcomes(LIST)).toEqual(['present', 'present', 'present']);
});

test('[HW-11] who is there is found by name without case and ё, by the name on the code too', async () => {
  const classId = await createClass(own.admin, '5А');
  await addStudent(database, own, { classId, surname: 'Иванов', name: 'Петр' });
  const { codes } = await callPlatform('makeActivationCodes', {
    ...{ token: own.admin, params: { classId } },
    body: { idempotencyKey: randomUUID(), names: [{ surname: 'Елкина', name: 'Анна' }] },
  });
  const student = await createUser(database, { roles: [roles.student], name: 'Аня' });
  const [code = ''] = codes;
  await callPlatform('activateSchoolStudent', { token: student, body: { code } });
  expect(await outcomes(['ИВАНОВ, Пётр ,5 «а»', 'Ёлкина,Анна,5А'])).toEqual(['present', 'present']);
});

test('[HW-11] who is in another class is moved, with codes nobody has used; or is somebody else', async () => {
  const [from] = [await createClass(own.admin, '5А'), await createClass(own.admin, '6А')];
  const { id } = await addStudent(database, own, {
    classId: from,
    surname: 'Иванов',
    name: 'Пётр',
  });
  await callPlatform('makeActivationCodes', {
    ...{ token: own.admin, params: { classId: from } },
    body: { idempotencyKey: randomUUID(), names: [{ surname: 'Ёлкина', name: 'Анна' }] },
  });
  const list = ['Иванов,Пётр,6А', 'Ёлкина,Анна,7В'];
  expect(await outcomes(list, false)).toEqual(['new', 'new']);
  const shown = await preview(list);
  expect(shown.rows).toEqual([
    { line: 2, outcome: 'moved', className: '6А', from: '5А' },
    { line: 3, outcome: 'moved', className: '7В', from: '5А' },
  ]);
  expect((await carryOut(list, shown.fingerprint)).body).toEqual({
    codes: 0,
    moved: 2,
    classes: 1,
  });
  const { rows } = await database.query(
    'select class_number, class_letter from main_api."user" where id = $1',
    [id],
  );
  expect(rows).toEqual([{ class_number: 6, class_letter: 'А' }]);
  expect(await codesOf(from)).toEqual([]);
});

test('[HW-11] of namesakes each in the right class is found, and nobody is moved by guessing', async () => {
  const [a, b] = [await createClass(own.admin, '5А'), await createClass(own.admin, '5Б')];
  for (const classId of [a, b])
    await addStudent(database, own, { classId, surname: 'Иванов', name: 'Пётр' });
  expect(await outcomes(['Иванов,Пётр,5Б', 'Иванов,Пётр,5А'])).toEqual(['present', 'present']);
  expect(await outcomes(['Иванов,Пётр,6А'])).toEqual(['unclear']);
  expect(await outcomes(['Иванов,Пётр,5А', 'Иванов,Пётр,6А'])).toEqual(['present', 'moved']);
});

test('[HW-11] what cannot be read is told by its row, and the rest is done', async () => {
  const archived = await createClass(own.admin, '1А');
  await callPlatform('changeSchoolClass', {
    ...{ token: own.admin, params: { classId: archived }, body: { isArchived: true } },
  });
  const list = [
    ...['Иванов,Пётр,5А', 'ИВАНОВ,Петр,5 а', ',Пётр,5А', 'Иванов,,5А', '=cmd|1,Пётр,5А'],
    ...['Иванов,Пётр,', 'Иванов,Пётр,05.01.2026', 'Иванов,Пётр,12А', 'Иванов,Пётр,1А'],
    `${'я'.repeat(61)},Пётр,5А`,
  ];
  const shown = await preview(list);
  expect(shown.rows.map(({ outcome }) => outcome)).toEqual([
    ...['new', 'double', 'no_surname', 'no_name', 'bad_name'],
    ...['no_class', 'bad_class', 'bad_class', 'class_archived', 'bad_name'],
  ]);
  expect((await carryOut(list, shown.fingerprint)).body).toMatchObject({ codes: 1 });
});

test('[HW-11] what has changed since the preview is not done', async () => {
  const shown = await preview(LIST);
  const classId = await createClass(own.admin, '5А');
  await addStudent(database, own, { classId, surname: 'Иванов', name: 'Пётр' });
  expect(codeOf(await carryOut(LIST, shown.fingerprint))).toEqual([409, 'school_changed']);
  expect(await codesOf(classId)).toEqual([]);
  // Another list than was shown is not done either.
  const again = await preview(LIST);
  const other = [...LIST, 'Новая,Ия,5А'];
  expect(codeOf(await carryOut(other, again.fingerprint))).toEqual([409, 'school_changed']);
  expect((await carryOut(LIST, again.fingerprint)).body).toMatchObject({ codes: 2 });
});

test('[HW-11] of two administrators with different lists at once, the second looks again', async () => {
  const others = ['Иванов,Пётр,5А', 'Другая,Ия,9А'];
  const [mine, theirs] = await Promise.all([preview(LIST), preview(others)]);
  const answers = await Promise.all([
    carryOut(LIST, mine.fingerprint),
    carryOut(others, theirs.fingerprint),
  ]);
  expect(answers.map(codeOf).sort()).toEqual([
    [200, undefined],
    [409, 'school_changed'],
  ]);
});

test('[HW-11] three thousand rows are one list, and one more is none', async () => {
  const list = Array.from({ length: 3_000 }, (_, at) => {
    const word = [...String(at)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');
    return `Фамилия${word},Имя,${1 + (at % 11)}${'АБВГ'[at % 4] ?? ''}`;
  });
  const shown = await preview(list);
  expect((await carryOut(list, shown.fingerprint)).body).toMatchObject({
    codes: 3_000,
    classes: 44,
  });
  const body = { rows: rowsOf([...list, 'Ещё,Один,5А']), movesStudents: true };
  expect((await ask('previewImport', { token: own.admin, body })).status).toBe(400);
});

test.each<[string, object]>([
  ['no rows', { rows: [] }],
  ['a row without a class', { rows: [{ line: 1, surname: 'И', name: 'П' }] }],
  [
    'a cell without an end',
    { rows: [{ line: 1, surname: 'я'.repeat(65), name: '', className: '' }] },
  ],
  ['a NUL', { rows: [{ line: 1, surname: '\0', name: '', className: '' }] }],
  ['a number for a name', { rows: [{ line: 1, surname: 5, name: '', className: '' }] }],
  ['a line that is none', { rows: [{ line: -1, surname: '', name: '', className: '' }] }],
])('[HW-11] %s is refused', async (_, body) => {
  const sent = { movesStudents: true, ...body } as never;
  expect((await ask('previewImport', { token: own.admin, body: sent })).status).toBe(400);
});

test('[HW-11] a list is for administrators of a school', async () => {
  const body = { rows: rowsOf(LIST), movesStudents: true };
  expect((await ask('previewImport', { body })).status).toBe(401);
  const teacher = await createUser(database, { roles: [roles.teacher] });
  expect((await ask('previewImport', { token: teacher, body })).status).toBe(403);
  const nobodys = await createUser(database, { roles: [roles.schoolAdmin] });
  expect(codeOf(await ask('previewImport', { token: nobodys, body }))).toEqual([
    404,
    'school_not_found',
  ]);
  const shown = await preview(LIST);
  // The fingerprint of another school's preview is worth nothing when there is something else to do.
  const foreign = await createSchool(database);
  await createClass(foreign.admin, '5А');
  const { status } = await carryOut(['Кто-то,Другой,5А'], shown.fingerprint, foreign.admin);
  expect(status).toBe(409);
});
