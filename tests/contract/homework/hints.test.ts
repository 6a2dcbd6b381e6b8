import { randomUUID } from 'node:crypto';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { stepsOf } from '@/tests/support/homework/homework';
import { beginAs } from '@/tests/support/homework/named-students';
import { reviewOf } from '@/tests/support/homework/reviewed';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const database = openTestDatabase();
let teacher: string;
beforeAll(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

/** The first step of mathematics has one task, with two hints; the fourth has none. */
async function homework(policy: { hintCost?: number | null } = {}, places: number[] = [0]) {
  const all = await stepsOf('matematika-5');
  const { taskHash } = await callPlatform('createHomework', {
    token: teacher,
    body: {
      ...{ idempotencyKey: randomUUID(), title: 'С подсказками', subjectId: 1, grade: 5 },
      steps: places.map((place) => all[place] ?? ''),
      policy: { feedback: 'everybody', ...policy },
    },
  });
  return taskHash;
}

type Student = Awaited<ReturnType<typeof beginAs>>;

const begin = async (policy: { hintCost?: number | null } = {}, places = [0]) =>
  beginAs(await homework(policy, places), { browserId: randomUUID() });

const show = (student: Student, number: unknown, place: object = {}, token = student.token) =>
  ask('showHint', {
    token,
    params: { attemptCode: student.attemptCode, stepNumber: 1, taskId: 't1', ...place },
    body: { number } as never,
  });

const step = ({ token, attemptCode }: Student, stepNumber = 1) =>
  callPlatform('getAttemptStep', { token, params: { attemptCode, stepNumber } });

async function answer(student: Student, text: string) {
  const [task] = (await step(student)).tasks;
  if (task?.kind !== 'single_choice') throw new Error('Not the task that was expected');
  const option = task.options.find((one) => one.text.replaceAll(/\s/g, '') === text);
  await callPlatform('saveAnswer', {
    token: student.token,
    params: { attemptCode: student.attemptCode, answerId: randomUUID() },
    body: {
      ...{ stepNumber: 1, taskId: 't1', sequence: 1 },
      value: { kind: 'single_choice', optionId: option?.id ?? null } as never,
    },
  });
}

const finish = ({ token, attemptCode }: Student) =>
  callPlatform('finishAttempt', { token, params: { attemptCode } });

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
];

describe('asking for hints', () => {
  test('[REV-05] they come one at a time, and stay', async () => {
    const student = await begin();
    expect(await step(student)).toMatchObject({
      hints: [{ taskId: 't1', total: 2, shown: [] }],
      hintCost: 10,
    });
    const first = await show(student, 1);
    expect(first.body.shown).toHaveLength(1);
    expect((await step(student)).hints).toEqual([first.body]);
    const second = await show(student, 2);
    expect(second.body.shown).toEqual([...(first.body.shown as string[]), expect.any(String)]);
    expect((await show(student, 1)).body).toEqual(second.body);
  });

  test('[REV-05] one that is not its turn, or not there, is not told', async () => {
    const student = await begin({}, [0, 3]);
    expect(codeOf(await show(student, 2))).toEqual([404, 'hint_not_found']);
    await show(student, 1);
    await show(student, 2);
    expect(codeOf(await show(student, 3))).toEqual([404, 'hint_not_found']);
    expect((await step(student, 2)).hints).toEqual([]);
    expect(codeOf(await show(student, 1, { stepNumber: 2 }))).toEqual([404, 'hint_not_found']);
  });

  test('[REV-05] where the teacher gives none, there are none', async () => {
    const student = await begin({ hintCost: null });
    expect(await step(student)).toMatchObject({ hints: [], hintCost: 0 });
    expect(codeOf(await show(student, 1))).toEqual([404, 'hint_not_found']);
  });

  test('[REV-05] [HW-03] no hint is in what a browser gets unasked', async () => {
    const student = await begin({}, [0, 1, 2]);
    const told = (await show(student, 1)).body.shown as string[];
    const other = await begin({}, [0, 1, 2]);
    const seen = await Promise.all([1, 2, 3].map((number) => step(other, number)));
    const preview = await callPlatform('getStep', {
      token: teacher,
      params: { stepUuid: (await stepsOf('matematika-5'))[0] ?? '' },
    });
    expect(told[0]).toEqual(expect.stringMatching(/.{20}/));
    expect(JSON.stringify([seen, preview])).not.toContain(told[0]);
  });

  test.each([[0], [-1], [1.5], ['1'], [null], [11], [undefined]])(
    '[REV-05] the number %p is refused',
    async (number) => {
      expect(codeOf(await show(await begin(), number))).toEqual([400, 'invalid_request']);
    },
  );

  test('[REV-05] a task that is not there, an attempt of somebody else, a finished one', async () => {
    const student = await begin();
    const missing = [404, 'task_not_in_homework'];
    expect(codeOf(await show(student, 1, { taskId: 't9' }))).toEqual(missing);
    expect(codeOf(await show(student, 1, { stepNumber: 9 }))).toEqual(missing);
    const other = await begin();
    expect(codeOf(await show(student, 1, {}, other.token))).toEqual([404, 'attempt_not_found']);
    expect(codeOf(await show(student, 1, {}, teacher))[0]).toBe(403);
    await finish(student);
    expect(codeOf(await show(student, 1))).toEqual([409, 'attempt_finished']);
  });

  test('[REV-05] two that ask at once get one hint', async () => {
    const student = await begin();
    const both = await Promise.all([show(student, 1), show(student, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await step(student)).hints[0]?.shown).toHaveLength(1);
  });
});

describe('what hints cost', () => {
  const right = '40007605';

  test.each([
    [{}, 0, 100],
    [{}, 1, 90],
    [{}, 2, 80],
    [{ hintCost: 0 }, 2, 100],
    [{ hintCost: 25 }, 2, 50],
    // Right all the same: nothing is for who has nothing right.
    [{ hintCost: 50 }, 2, 10],
  ])('[REV-05] by %j after %d hints a right answer is worth %d', async (policy, count, score) => {
    const student = await begin(policy);
    for (let number = 1; number <= count; number += 1) await show(student, number);
    await answer(student, right);
    const done = await finish(student);
    expect(done.score).toBe(score);
    expect(done.steps[0]?.verdict).toBe('right');
  });

  test('[REV-05] the teacher and the student see how many were asked for', async () => {
    const student = await begin();
    await show(student, 1);
    await answer(student, right);
    await finish(student);
    const { tasks } = await reviewOf(teacher, student.attemptCode);
    expect(tasks[0]?.given).toMatchObject({ hintsShown: 1, earned: 0.9, verdict: 'right' });
    const { token, attemptCode } = student;
    const { steps } = await callPlatform('getAttemptResult', { token, params: { attemptCode } });
    expect(steps[0]?.tasks[0]).toMatchObject({ hintsShown: 1, earned: 0.9 });
  });

  test('[REV-05] points that the teacher gives are the points: nothing is taken off', async () => {
    const taskHash = await homework();
    const student = await beginAs(taskHash, { browserId: randomUUID() });
    await show(student, 1);
    await answer(student, '4007605');
    await finish(student);
    const given = (await reviewOf(teacher, student.attemptCode)).tasks[0]?.given;
    await callPlatform('reviewAnswers', {
      token: teacher,
      params: { taskHash },
      body: {
        ...{ stepNumber: 1, taskId: 't1', comment: '' },
        points: 1,
        answers: [
          {
            attemptCode: student.attemptCode,
            answerId: given?.answerId ?? null,
            version: given?.version ?? 0,
          },
        ],
      } as never,
    });
    const after = await reviewOf(teacher, student.attemptCode);
    expect([after.score, after.tasks[0]?.given.earned]).toEqual([100, 1]);
  });

  test('[REV-05] what was shown in the first attempt is known in the second, and costs there', async () => {
    const student = await begin();
    await show(student, 1);
    await show(student, 2);
    await finish(student);
    const { params } = { params: { attemptCode: student.attemptCode } };
    const { taskHash } = await callPlatform('getAttempt', { token: student.token, params });
    const body = { taskHash };
    const { attemptCode } = await callPlatform('startAttempt', { token: student.token, body });
    const second = { ...student, attemptCode };
    expect((await step(second)).hints[0]?.shown).toHaveLength(2);
    expect((await show(second, 2)).status).toBe(200);
    await answer(second, right);
    expect((await finish(second)).score).toBe(80);
  });

  test('[REV-05] a hint that is asked for while the work is handed in either counts or is refused', async () => {
    const student = await begin();
    await answer(student, right);
    const [hint, done] = await Promise.all([show(student, 1), finish(student)]);
    const isShown = hint.status === 200;
    expect([isShown, done.score]).toEqual(isShown ? [true, 90] : [false, 100]);
  });
});
