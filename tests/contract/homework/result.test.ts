import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { HomeworkPolicy } from '@/lib/contract/homework/homework';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { answerStep, createHomework, stepsOf } from '@/tests/support/homework/homework';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let teacher: string;
let student: string;
let taskHash: string;

let database: pg.Pool;

beforeAll(async () => {
  database = openTestDatabase();
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());
beforeEach(async () => {
  ({ taskHash } = await createHomework(teacher, { steps: 2, feedback: 'everybody' }));
  student = await newcomer(taskHash);
});

async function begin(hash = taskHash): Promise<string> {
  const body = { taskHash: hash };
  return (await callPlatform('startAttempt', { token: student, body })).attemptCode;
}

async function finish(attemptCode: string): Promise<string> {
  await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
  return attemptCode;
}

const result = (attemptCode: string) =>
  callPlatform('getAttemptResult', { token: student, params: { attemptCode } });

const tasksOf = async (attemptCode: string) =>
  (await result(attemptCode)).steps.flatMap(({ tasks }) => tasks);
const told = expect.objectContaining({ form: expect.any(String) });

async function refusal(attemptCode: string, token = student) {
  const { status, body } = await ask('getAttemptResult', { token, params: { attemptCode } });
  return [status, body.code];
}

describe('the result of an attempt', () => {
  test('[HW-08] tells own answer, right answer, verdict and explanation of each answered task', async () => {
    const attemptCode = await begin();
    await answerStep(student, attemptCode, 1);
    await finish(attemptCode);
    const { withheld, steps } = await result(attemptCode);
    expect(withheld).toBeNull();
    expect(steps.map(({ number }) => number)).toEqual([1, 2]);
    const [answered, unanswered] = steps;
    for (const { own, right, explanation, prompt } of answered?.tasks ?? []) {
      expect([own, right, explanation]).not.toContain(null);
      expect([explanation, prompt]).not.toContain('');
    }
    expect(unanswered?.tasks.length).toBeGreaterThan(0);
    for (const task of unanswered?.tasks ?? [])
      expect(task).toMatchObject({ own: null, verdict: 'wrong', right: null });
  });

  test('[HW-03] an empty attempt tells nothing as long as another can be begun, and all after the last', async () => {
    const first = await finish(await begin());
    const tasks = await tasksOf(first);
    expect(tasks.length).toBeGreaterThan(0);
    for (const task of tasks)
      expect(task).toMatchObject({ own: null, right: null, explanation: null });
    const last = await finish(await begin());
    for (const attemptCode of [first, last])
      for (const task of await tasksOf(attemptCode))
        expect(task).toMatchObject({ own: null, right: told, explanation: expect.any(String) });
  });

  test('[HW-03] half an answer tells as little as none', async () => {
    const attemptCode = await begin();
    await answerStep(student, attemptCode, 1);
    // half-answers.test.ts has the answers of which this is stored.
    await database.query(
      `update main_api.answer set complete = false
       from main_api.attempt where attempt.id = attempt_id and code = $1`,
      [attemptCode],
    );
    await finish(attemptCode);
    const [half] = await tasksOf(attemptCode);
    expect(half).toMatchObject({ own: told, right: null, explanation: null });
  });

  test('[HW-08] of a closed homework all is told: nobody can begin another attempt', async () => {
    const attemptCode = await finish(await begin());
    const body = { state: 'closed' as const };
    await callPlatform('changeHomework', { token: teacher, params: { taskHash }, body });
    const attempt = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    expect(attempt.attemptsLeft).toBe(0);
    for (const task of await tasksOf(attemptCode))
      expect(task).toMatchObject({ own: null, right: told });
  });

  test('[HW-08] an answer whose ids cannot be read any more hides nothing else', async () => {
    const attemptCode = await begin();
    await answerStep(student, attemptCode, 1);
    await answerStep(student, attemptCode, 2);
    await finish(attemptCode);
    // As after a change of PLATFORM_SECRET: the task shows its options under other ids.
    const { rows } = await database.query<{ task: string }>(
      `update main_api.answer set value = '{"kind": "single_choice", "optionId": "unknown"}'
       from main_api.attempt where attempt.id = attempt_id and code = $1 and step_number = 1
       returning task_id as task`,
      [attemptCode],
    );
    expect(rows).toHaveLength(1);
    const [unreadable, ...others] = await tasksOf(attemptCode);
    expect(unreadable).toMatchObject({ taskId: rows[0]?.task, own: null, right: told });
    expect(others.length).toBeGreaterThan(0);
    for (const task of others) expect(task).toMatchObject({ own: told, right: told });
  });

  test('[HW-08] says the same as the verdicts of the attempt', async () => {
    const attemptCode = await begin();
    await answerStep(student, attemptCode, 1);
    await finish(attemptCode);
    const attempt = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    const { steps } = await result(attemptCode);
    for (const { number, tasks } of steps)
      if (tasks.length === 1) expect(tasks[0]?.verdict).toBe(attempt.steps[number - 1]?.verdict);
  });

  test('[HW-03] is refused before the end', async () => {
    const attemptCode = await begin();
    await answerStep(student, attemptCode, 1);
    expect(await refusal(attemptCode)).toEqual([409, 'attempt_not_finished']);
  });

  test('[HW-03] is withheld while the student is at work on another attempt', async () => {
    const first = await finish(await begin());
    expect((await result(first)).withheld).toBeNull();
    const second = await begin();
    expect(await result(first)).toEqual({ withheld: 'unfinished_attempt', steps: [] });
    await finish(second);
    expect((await result(first)).steps).toHaveLength(2);
  });

  test('[HW-08] a policy that never tells anything tells no answer', async () => {
    const policy: HomeworkPolicy = {
      dueAt: null,
      attempts: 2,
      feedback: 'never',
      accountsOnly: false,
      hintCost: 10,
    };
    const [step] = await stepsOf('matematika-5');
    const body = {
      idempotencyKey: randomUUID(),
      title: 'Без разбора',
      subjectId: 1,
      grade: 5,
      policy,
    };
    const silent = await callPlatform('createHomework', {
      token: teacher,
      body: { ...body, steps: [step ?? ''] },
    });
    const attemptCode = await finish(await begin(silent.taskHash));
    expect(await result(attemptCode)).toEqual({ withheld: 'policy', steps: [] });
  });

  test('[HW-03] is nobody else’s: another student, a teacher, a guest', async () => {
    const attemptCode = await finish(await begin());
    const other = await newcomer(taskHash);
    expect(await refusal(attemptCode, other)).toEqual([404, 'attempt_not_found']);
    expect(await refusal(attemptCode, teacher)).toEqual([403, 'forbidden']);
    const guest = await ask('getAttemptResult', { params: { attemptCode } });
    expect(guest.status).toBe(401);
  });

  test('[HW-03] is gone with a withdrawn homework', async () => {
    const attemptCode = await finish(await begin());
    await callPlatform('changeHomework', {
      token: teacher,
      params: { taskHash },
      body: { state: 'withdrawn' },
    });
    expect(await refusal(attemptCode)).toEqual([409, 'homework_withdrawn']);
  });

  test.each([
    ['a code of nobody', 'ba'.repeat(10), 404],
    ['a code of a homework', 'ba'.repeat(8), 400],
    ['a huge code', 'ba'.repeat(5_000), 400],
    ['markup', encodeURIComponent('<script>'), 400],
    ['SQL', encodeURIComponent("' or 1=1 --"), 400],
    ['a zero character', '%00', 400],
  ])('[HW-03] %s is refused', async (_, code, status) => {
    const answer = await request('GET', `/api/v1/attempts/${code}/result`, { token: student });
    expect(answer.status).toBe(status);
  });
});
