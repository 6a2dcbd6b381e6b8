import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { createHomework, answerStep } from '@/tests/support/homework/homework';
import { beginAs } from '@/tests/support/homework/named-students';
import { reviewOf } from '@/tests/support/homework/reviewed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let teacher: string;
let taskHash: string;
let student: Awaited<ReturnType<typeof beginAs>>;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());
beforeEach(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
  ({ taskHash } = await createHomework(teacher, { steps: 2, feedback: 'everybody' }));
  student = await beginAs(taskHash, { browserId: randomUUID() });
  for (const step of [1, 2]) await answerStep(student.token, student.attemptCode, step);
  await finish();
});

const params = () => ({ attemptCode: student.attemptCode });
const finish = () => callPlatform('finishAttempt', { token: student.token, params: params() });

async function giveBack(comment = 'Пересчитай', version?: number, stepNumber = 1) {
  const review = await reviewOf(teacher, student.attemptCode);
  const first = review.tasks.find((task) => task.stepNumber === stepNumber);
  const tasks = [{ stepNumber, taskId: first?.taskId ?? '', comment }];
  return ask('returnAttempt', {
    token: teacher,
    params: params(),
    body: { version: version ?? review.version, tasks },
  });
}

async function change(stepNumber: number, sequence = 2) {
  const { tasks } = await callPlatform('getAttemptStep', {
    token: student.token,
    params: { ...params(), stepNumber },
  });
  const [task] = tasks;
  if (!task) throw new Error('No task');
  const { value } = await guess(stepNumber);
  return ask('saveAnswer', {
    token: student.token,
    params: { ...params(), answerId: randomUUID() },
    body: { stepNumber, taskId: task.id, sequence, value },
  });
}

async function guess(stepNumber: number) {
  const { answers } = await callPlatform('getAttemptStep', {
    token: student.token,
    params: { ...params(), stepNumber },
  });
  const [answer] = answers;
  if (!answer) throw new Error('No answer');
  return answer;
}

describe('[REV-03] work that is given back', () => {
  test('opens the tasks that were returned, with the comment, and no others', async () => {
    expect((await change(1)).body.code).toBe('attempt_finished');
    expect((await giveBack()).status).toBe(200);
    const step = await callPlatform('getAttemptStep', {
      token: student.token,
      params: { ...params(), stepNumber: 1 },
    });
    expect(step.returned).toEqual([
      { taskId: step.tasks[0]?.id, comment: 'Пересчитай', drawing: [] },
    ]);
    expect((await change(1)).status).toBe(200);
    const closed = await change(2);
    expect([closed.status, closed.body.code]).toEqual([409, 'task_not_returned']);
    await callPlatform('savePosition', {
      token: student.token,
      params: params(),
      body: { stepNumber: 2 },
    });
    const ended = await finish();
    expect(ended).toMatchObject({ isReturned: false, finishedAt: expect.any(String) });
    expect((await change(1, 3)).body.code).toBe('attempt_finished');
  });

  test('opens other tasks the second time, and not those of the first', async () => {
    await giveBack('Первое', undefined, 1);
    await finish();
    await giveBack('Второе', undefined, 2);
    expect((await change(2)).status).toBe(200);
    expect((await change(1)).body.code).toBe('task_not_returned');
  });

  test('keeps its mark until it is finished again', async () => {
    const before = (await reviewOf(teacher, student.attemptCode)).score;
    await giveBack();
    expect(await reviewOf(teacher, student.attemptCode)).toMatchObject({
      score: before,
      finishedAt: null,
      returnedAt: expect.any(String),
    });
    const started = await callPlatform('startAttempt', {
      token: student.token,
      body: { taskHash },
    });
    expect(started).toMatchObject({ attemptCode: student.attemptCode, currentStep: 1 });
  });

  test('goes on also when the homework is closed, and before a later attempt', async () => {
    const later = await callPlatform('startAttempt', { token: student.token, body: { taskHash } });
    await callPlatform('finishAttempt', {
      token: student.token,
      params: { attemptCode: later.attemptCode },
    });
    await giveBack();
    await callPlatform('changeHomework', {
      token: teacher,
      params: { taskHash },
      body: { state: 'closed' },
    });
    const started = await callPlatform('startAttempt', {
      token: student.token,
      body: { taskHash },
    });
    expect(started.attemptCode).toBe(student.attemptCode);
    const shown = await callPlatform('getTaskStart', {
      token: student.token,
      params: { taskHash },
    });
    expect(shown.newest).toMatchObject({ attemptCode: student.attemptCode, isReturned: true });
    expect((await change(1)).status).toBe(200);
    await finish();
  });

  test('is given back once, by the tab that has seen it last', async () => {
    expect((await giveBack('Раз', 0)).status).toBe(200);
    expect((await giveBack('Раз', 0)).status).toBe(200);
    await finish();
    const late = await giveBack('Два', 0);
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
    const [entry] = (
      await database.query(
        `SELECT count(*)::int AS times FROM main_api.audit_entry WHERE subject = $1`,
        [`attempt:${student.attemptCode}`],
      )
    ).rows;
    expect(entry).toEqual({ times: 1 });
  });

  test('[TRUST-06] keeps its mark when the student is erased meanwhile, and no word about them', async () => {
    const { score } = await reviewOf(teacher, student.attemptCode);
    await giveBack('Личное слово');
    await callPlatform('eraseAccount', { token: student.token });
    const left = await reviewOf(teacher, student.attemptCode);
    expect(left).toMatchObject({ score, returnedAt: null, finishedAt: expect.any(String) });
    expect(JSON.stringify(left)).not.toContain('Личное слово');
  });

  test('a task that is named twice is refused', async () => {
    const { version, tasks } = await reviewOf(teacher, student.attemptCode);
    const task = { stepNumber: 1, taskId: tasks[0]?.taskId ?? '', comment: '' };
    const twice = await ask('returnAttempt', {
      token: teacher,
      params: params(),
      body: { version, tasks: [task, { ...task, comment: 'Ещё раз' }] },
    });
    expect(twice.status).toBe(400);
  });

  test.each([
    ['a task that is not in it', { stepNumber: 1, taskId: 'нет' }, 404],
    ['a step that is not in it', { stepNumber: 99, taskId: 't1' }, 404],
    ['a comment that is too long', { comment: 'а'.repeat(4_001) }, 400],
  ])('%s is refused', async (_, part, status) => {
    const { version, tasks } = await reviewOf(teacher, student.attemptCode);
    const task = { stepNumber: 1, taskId: tasks[0]?.taskId ?? '', comment: '', ...part };
    const refused = await ask('returnAttempt', {
      token: teacher,
      params: params(),
      body: { version, tasks: [task] },
    });
    expect(refused.status).toBe(status);
    expect((await reviewOf(teacher, student.attemptCode)).returnedAt).toBeNull();
  });
});

describe('[REV-03] a score that is set by hand', () => {
  const set = async (score: number | null, reason: string, version?: number) => {
    const seen = (await reviewOf(teacher, student.attemptCode)).version;
    return ask('setScore', {
      token: teacher,
      params: params(),
      body: { score, reason, version: version ?? seen },
    });
  };
  const own = () => callPlatform('getAttempt', { token: student.token, params: params() });

  test('counts in place of the sum, with its reason, until it is taken back', async () => {
    const { score } = await own();
    expect((await set(77, 'Сдал устно')).status).toBe(200);
    expect(await own()).toMatchObject({ score: 77, grade: 4, scoreReason: 'Сдал устно' });
    expect((await set(null, '')).status).toBe(200);
    expect(await own()).toMatchObject({ score, scoreReason: null });
  });

  test('is refused without a reason, out of range, and from a tab that has not seen the last', async () => {
    for (const [score, reason] of [
      [50, ' '],
      [101, 'Так'],
      [-1, 'Так'],
      [50.5, 'Так'],
      [50, 'а'.repeat(1_001)],
    ] as const)
      expect([score, (await set(score, reason)).status]).toEqual([score, 400]);
    await set(60, 'Первая вкладка', 0);
    const late = await set(90, 'Вторая вкладка', 0);
    expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
    expect(await own()).toMatchObject({ score: 60 });
  });
});
