import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { finishedBy, homeworkWith } from '@/tests/support/homework/reviewed';
import { account, idOf, listOf } from '@/tests/support/journal/listed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

const DAY = 86_400_000;
const period = () => ({
  from: new Date(Date.now() - DAY).toISOString(),
  until: new Date(Date.now() + DAY).toISOString(),
});
const number = (text: string) => ({ kind: 'number' as const, text });

async function teacherWith(isLicensed: boolean): Promise<string> {
  const token = await createUser(database, { roles: [roles.teacher] });
  if (isLicensed)
    // Accounts from before the limits keep premium. [FEAT-02]
    await database.query(`update main_api."user" set created_at = '2020-01-01' where id = $1`, [
      idOf(token),
    ]);
  return token;
}

const helpOf = (token: string, classId = '5-Б') =>
  callPlatform('getJournalHelp', { token, query: { ...period(), classId } });

test('[HW-06] the hardest tasks of the class come first, with their commonest wrong answers', async () => {
  const teacher = await teacherWith(true);
  const hard = await homeworkWith(teacher, 'matematika-5', 'number');
  const easier = await homeworkWith(teacher, 'fizika-7', 'number');
  for (const [index, text] of ['111111', '222222', '111111', '111111', '222222', '3'].entries())
    await finishedBy(`Трудный${'абвгде'[index]}`, hard, number(text));
  const { asked, right } = await rightAnswer(teacher, easier);
  await finishedBy('Лёгкийа', easier, number(right));
  await finishedBy('Лёгкийб', easier, number('987654'));
  const { tasks, homeworkCount, lookedAtCount } = await helpOf(teacher);
  expect([homeworkCount, lookedAtCount]).toEqual([2, 2]);
  expect(tasks?.map(({ taskHash, right: good, wrong }) => [taskHash, good, wrong])).toEqual([
    [hard.taskHash, 0, 6],
    [easier.taskHash, 1, 1],
  ]);
  expect(tasks?.[0]?.commonestWrong.map(({ count, own }) => [count, JSON.stringify(own)])).toEqual([
    [3, expect.stringContaining('111111')],
    [2, expect.stringContaining('222222')],
  ]);
  // What one alone has answered is nothing common.
  expect(tasks?.[1]).toMatchObject({ prompt: asked, commonestWrong: [] });
});

/** What a task asks and what is right in it, as its teacher reads them. */
async function rightAnswer(token: string, where: Awaited<ReturnType<typeof homeworkWith>>) {
  const { taskHash, stepNumber, taskId } = where;
  const params = { taskHash, stepNumber, taskId };
  const { task } = await callPlatform('getTaskAnswers', { token, params });
  const items = task.right?.form === 'list' ? task.right.items : [];
  return { asked: task.prompt, right: items[0]?.text.replace(/[^\d,.−-]/g, '') ?? '' };
}

test('[HW-06] only the answers of the class count, and there alone where it is', async () => {
  const teacher = await teacherWith(true);
  const where = await homeworkWith(teacher, 'matematika-5', 'number');
  for (const surname of ['Одина', 'Двас', 'Трис'])
    await finishedBy(surname, where, number('111111'));
  expect((await helpOf(teacher)).tasks?.[0]?.wrong).toBe(3);
  const moved = await finishedBy('Ушедший', where, number('111111'));
  await listOf(database, teacher, [9, 'А'], [moved.token]);
  expect((await helpOf(teacher)).tasks?.[0]?.wrong).toBe(3);
  // One answer alone says nothing of a task.
  expect((await helpOf(teacher, '9-А')).tasks).toEqual([]);
  expect(await helpOf(teacher, '11-Ы')).toEqual({ tasks: [], homeworkCount: 0, lookedAtCount: 0 });
});

test('[HW-08] counts by task need a licence', async () => {
  const teacher = await teacherWith(false);
  const where = await homeworkWith(teacher, 'matematika-5', 'number');
  await finishedBy('Одина', where, number('111111'));
  await finishedBy('Двас', where, number('111111'));
  expect(await helpOf(teacher)).toEqual({ tasks: null, homeworkCount: 1, lookedAtCount: 0 });
});

test('[HW-06] others get nothing of it', async () => {
  const teacher = await teacherWith(true);
  const where = await homeworkWith(teacher, 'matematika-5', 'number');
  const { token: student } = await finishedBy('Одина', where, number('111111'));
  await finishedBy('Двас', where, number('111111'));
  const query = { ...period(), classId: '5-Б' };
  expect((await helpOf(await teacherWith(true))).tasks).toEqual([]);
  expect((await ask('getJournalHelp', { token: student, query })).status).toBe(403);
  expect((await ask('getJournalHelp', { query })).status).toBe(401);
});

test.each([
  {},
  { classId: '5-Б' },
  { ...period(), classId: '' },
  { ...period(), classId: 'x'.repeat(41) },
  { ...period(), classId: 'а\u0000' },
  { from: '2001-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z', classId: '5-Б' },
])('[HW-06] what is no question about a class is refused, %#', async (query) => {
  const token = await account(database, 'Никто');
  const teacher = await createUser(database, { roles: [roles.teacher] });
  expect((await ask('getJournalHelp', { token, query: query as never })).status).toBe(403);
  const { status, body } = await ask('getJournalHelp', { token: teacher, query: query as never });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});
