import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { beginAs } from '@/tests/support/homework/named-students';
import { createdAt, outlineOf } from '@/tests/support/journal/listed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;

beforeAll(async () => {
  database = openTestDatabase();
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

async function homeworkOf(instant: string, surname: string): Promise<string> {
  const { taskHash } = await createHomework(teacher, { steps: 1, title: surname });
  await beginAs(taskHash, { surname, className: '7а' });
  await createdAt(database, taskHash, instant);
  return taskHash;
}

test('[HW-06] the journal has the homework created in the period, its first moment included', async () => {
  await homeworkOf('2025-11-16T20:59:59.999Z', 'Раньше');
  await homeworkOf('2025-11-16T21:00:00Z', 'Сначала');
  await homeworkOf('2025-11-23T20:59:59.999Z', 'Напоследок');
  await homeworkOf('2025-11-23T21:00:00Z', 'Позже');
  const week = { from: '2025-11-16T21:00:00Z', until: '2025-11-23T21:00:00Z' };
  expect(await outlineOf(teacher, week)).toEqual(['7А (2): Напоследок 1, Сначала 1']);
  expect(await outlineOf(teacher, { from: '2024-11-16T21:00:00Z', until: week.from })).toEqual([
    '7А (1): Раньше 1',
  ]);
  const empty = { from: '2021-11-16T21:00:00Z', until: '2021-12-16T21:00:00Z' };
  expect(await outlineOf(teacher, empty)).toEqual([]);
});

test('[HW-06] without a period it is the last year, not all there is', async () => {
  const own = await createUser(database, { roles: [roles.teacher] });
  const { taskHash: old } = await createHomework(own, { steps: 1 });
  const { taskHash } = await createHomework(own, { steps: 1 });
  await beginAs(old, { surname: 'Прошлый', className: '8а' });
  await beginAs(taskHash, { surname: 'Нынешний', className: '8а' });
  await createdAt(database, old, new Date(Date.now() - 400 * 86_400_000).toISOString());
  expect(await outlineOf(own)).toEqual(['8А (1): Нынешний 1']);
});

const day = '2026-01-01T00:00:00Z';
test.each([
  { from: day },
  { until: day },
  { from: day, until: day },
  { from: day, until: '2025-12-31T00:00:00Z' },
  { from: '2001-01-01T00:00:00Z', until: day },
  { from: 'вчера', until: 'завтра' },
  { from: '2026-01-01', until: '2026-01-08' },
  { from: day, until: '2026-02-30T00:00:00Z' },
  { from: `${day}${'0'.repeat(5_000)}`, until: day },
  { from: day, until: '2026-01-08T00:00:00Z', teacherId: 'x' },
])('[HW-06] a period that is none is refused, %#', async (query) => {
  const { status, body } = await ask('getJournal', { token: teacher, query });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

test('[HW-06] a journal is of its teacher alone', async () => {
  const { taskHash } = await createHomework(teacher, { steps: 1 });
  const { token: student } = await beginAs(taskHash, { surname: 'Свой', className: '9а' });
  const other = await createUser(database, { roles: [roles.teacher] });
  expect((await callPlatform('getJournal', { token: other })).classes).toEqual([]);
  expect((await ask('getJournal', { token: student })).status).toBe(403);
  expect((await ask('getJournal', {})).status).toBe(401);
});

test('[HW-06] a homework says until when it is due', async () => {
  const own = await createUser(database, { roles: [roles.teacher] });
  const { taskHash } = await createHomework(own, { steps: 1 });
  await beginAs(taskHash, { className: '6а' });
  const dueAt = '2026-01-01T10:00:00.000Z';
  await database.query(
    `update main_api.homework set policy = policy || jsonb_build_object('dueAt', $2::text) where task_hash = $1`,
    [taskHash, dueAt],
  );
  const { classes } = await callPlatform('getJournal', { token: own });
  expect(classes[0]?.homework[0]).toMatchObject({ taskHash, dueAt, state: 'closed' });
});
