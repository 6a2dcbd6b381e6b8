import { randomUUID } from 'node:crypto';
import { emptyAnswer } from '@/lib/contract/tasks/answers';
import { guessAnswer } from '@/platform/tasks/samples';
import type { SaveAnswer } from '@/lib/contract/attempt/attempt';
import type { PublicTask, TaskOption } from '@/lib/contract/tasks/tasks';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';

let teacher: string;
let student: string;
let taskHash: string;
let attemptCode: string;
let task: PublicTask;

beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});

beforeEach(async () => {
  ({ taskHash } = await createHomework(teacher, { steps: 2 }));
  student = await newcomer(taskHash);
  await begin();
});

async function begin(): Promise<void> {
  ({ attemptCode } = await callPlatform('startAttempt', { token: student, body: { taskHash } }));
  const step = await callPlatform('getAttemptStep', {
    token: student,
    params: { attemptCode, stepNumber: 1 },
  });
  [task] = step.tasks as [PublicTask];
}

const good = (): SaveAnswer => ({
  stepNumber: 1,
  taskId: task.id,
  sequence: 1,
  value: guessAnswer(task),
});

function optionsOf(given: PublicTask): TaskOption[] {
  if (given.kind !== 'single_choice')
    throw new Error('The first task is no longer a single choice');
  return given.options;
}

const save = (body: object, answerId: string = randomUUID(), token = student) =>
  request('PUT', `/api/v1/attempts/${attemptCode}/answers/${answerId}`, { body, token });

const saved = async () =>
  (await callPlatform('getAttemptStep', { token: student, params: { attemptCode, stepNumber: 1 } }))
    .answers;

describe('saving an answer', () => {
  test('[HW-04] 200 means committed: it is there when asked for', async () => {
    expect((await save(good())).status).toBe(200);
    expect(await saved()).toMatchObject([{ taskId: task.id, sequence: 1, value: good().value }]);
  });

  test('[HW-04] the same answer sent many times at once is saved once', async () => {
    const id = randomUUID();
    const body = good();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(body, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((one) => one.body.savedAt)).size).toBe(1);
    expect(answers.every((one) => one.body.superseded === false)).toBe(true);
    expect(await saved()).toHaveLength(1);
  });

  test('[HW-04] the same answer id with another value is a conflict, and the first value stays', async () => {
    const id = randomUUID();
    const [first, second] = optionsOf(task);
    const choose = (sequence: number, option?: TaskOption) =>
      save({ ...good(), sequence, value: { kind: 'single_choice', optionId: option?.id } }, id);
    expect((await choose(1, first)).status).toBe(200);
    for (const sequence of [1, 2]) {
      const other = await choose(sequence, second);
      expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    }
    expect(await choose(1, first)).toMatchObject({ status: 200, body: { superseded: false } });
    expect(await saved()).toMatchObject([{ sequence: 1, value: { optionId: first?.id } }]);
  });

  test('[HW-04] the same answer id for another task is a conflict', async () => {
    const id = randomUUID();
    expect((await save(good(), id)).status).toBe(200);
    const { tasks } = await callPlatform('getAttemptStep', {
      ...{ token: student, params: { attemptCode, stepNumber: 2 } },
    });
    const [next] = tasks as [PublicTask];
    const body = { stepNumber: 2, taskId: next.id, sequence: 1, value: guessAnswer(next) };
    const other = await save(body, id);
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  test('[HW-04] an older answer that arrives late does not replace a newer one', async () => {
    await save({ ...good(), sequence: 5 });
    const late = await save({ ...good(), sequence: 4 });
    expect(late).toMatchObject({ status: 200, body: { superseded: true, sequence: 5 } });
    expect(await saved()).toMatchObject([{ sequence: 5 }]);
  });

  test.each<[string, (body: SaveAnswer) => object, number, string]>([
    [
      'a step that is not in the homework',
      (b) => ({ ...b, stepNumber: 99 }),
      404,
      'task_not_in_homework',
    ],
    [
      'a task that is not in the step',
      (b) => ({ ...b, taskId: 'none' }),
      404,
      'task_not_in_homework',
    ],
    ['no task', ({ taskId: _, ...b }) => b, 400, 'invalid_request'],
    ['step nought', (b) => ({ ...b, stepNumber: 0 }), 400, 'invalid_request'],
    ['a sequence of nought', (b) => ({ ...b, sequence: 0 }), 400, 'invalid_request'],
    ['a score of its own', (b) => ({ ...b, score: 100 }), 400, 'invalid_request'],
    [
      'a share inside the value',
      (b) => ({ ...b, value: { ...b.value, share: 1 } }),
      400,
      'invalid_request',
    ],
    ['an unknown kind', (b) => ({ ...b, value: { kind: 'oral' } }), 400, 'invalid_request'],
    ['null for a value', (b) => ({ ...b, value: null }), 400, 'invalid_request'],
    [
      'an option of nobody',
      (b) => ({ ...b, value: { kind: 'single_choice', optionId: 'zzz' } }),
      422,
      'answer_mismatch',
    ],
    [
      'a text with NUL',
      (b) => ({ ...b, value: { kind: 'number', text: '1\u0000' } }),
      400,
      'invalid_request',
    ],
    [
      'half a character',
      (b) => ({ ...b, value: { kind: 'number', text: '1\ud83d' } }),
      400,
      'invalid_request',
    ],
    [
      'a text a hundred times too long',
      (b) => ({ ...b, value: { kind: 'text_entry', texts: { a: 'я'.repeat(100_000) } } }),
      400,
      'invalid_request',
    ],
  ])('%s is refused with a code and nothing is stored', async (_, change, status, code) => {
    const answer = await save(change(good()));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.requestId).toEqual(expect.any(String));
    expect(await saved()).toEqual([]);
  });

  test('more than a megabyte is refused before it is read', async () => {
    const huge = await save({ ...good(), value: { kind: 'number', text: '1'.repeat(1_200_000) } });
    expect([huge.status, huge.body.code]).toEqual([413, 'payload_too_large']);
  });

  test.each([
    ['not JSON', '{"stepNumber":', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
  ])('a body that is %s is refused', async (_, body, status) => {
    const answer = await request('PUT', `/api/v1/attempts/${attemptCode}/answers/${randomUUID()}`, {
      body,
      token: student,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(status);
  });

  test('an id that is no uuid is refused', async () => {
    expect((await save(good(), 'one')).status).toBe(400);
  });

  test("another student's attempt is not found", async () => {
    const { taskHash } = await createHomework(teacher);
    const stranger = await newcomer(taskHash);
    const answer = await save(good(), randomUUID(), stranger);
    expect([answer.status, answer.body.code]).toEqual([404, 'attempt_not_found']);
    expect(await saved()).toEqual([]);
    const looked = await ask('getAttempt', { token: stranger, params: { attemptCode } });
    expect(looked.body.code).toBe('attempt_not_found');
  });

  test('a teacher cannot answer', async () => {
    expect((await save(good(), randomUUID(), teacher)).status).toBe(403);
  });

  test('[NET-05] without a token nothing is saved', async () => {
    const answer = await save(good(), randomUUID(), '');
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });

  test('an answer sent after finishing is refused and the score stays', async () => {
    await save(good());
    const ended = await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    const answer = await save({ ...good(), sequence: 2 });
    expect([answer.status, answer.body.code]).toEqual([409, 'attempt_finished']);
    const after = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    expect(after.score).toBe(ended.score);
  });

  test('[HW-04] an answer committed before the end is confirmed again after it', async () => {
    const id = randomUUID();
    const first = await save(good(), id);
    await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    expect(await save(good(), id)).toMatchObject({ status: 200, body: first.body });
  });

  test('after finishing no position is stored any more', async () => {
    await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    const moved = await ask('savePosition', {
      token: student,
      params: { attemptCode },
      body: { stepNumber: 2 },
    });
    expect([moved.status, moved.body.code]).toEqual([409, 'attempt_finished']);
  });

  test('[HW-04] saving and finishing at the same time lose nothing that was confirmed', async () => {
    // Another option each time, so that the score tells which of them it is of.
    const texts = optionsOf(task).map(({ text }) => text);
    const choose = (text: string | undefined, sequence: number) => {
      const optionId = optionsOf(task).find((option) => option.text === text)?.id;
      return save({ ...good(), sequence, value: { kind: 'single_choice', optionId } });
    };
    const finish = () => callPlatform('finishAttempt', { token: student, params: { attemptCode } });

    expect((await choose(texts[0], 1)).status).toBe(200);
    const sends = Array.from({ length: 20 }, (_, i) =>
      choose(texts[(i + 1) % texts.length], i + 2),
    );
    const ending = finish();
    const results = await Promise.all(sends);
    const ended = await ending;
    const confirmed = results.filter(({ status }) => status === 200);
    const refused = results.filter(({ status }) => status !== 200);
    expect(refused.every(({ body }) => body.code === 'attempt_finished')).toBe(true);
    const highest = Math.max(1, ...confirmed.map(({ body }) => Number(body.sequence)));
    expect((await saved())[0]?.sequence).toBe(highest);

    // An attempt in which that option is all that was ever sent has the same score.
    await begin();
    expect((await choose(texts[(highest - 1) % texts.length], 1)).status).toBe(200);
    expect((await finish()).score).toBe(ended.score);
  });

  test('an answer can be taken back', async () => {
    await save(good());
    expect((await save({ ...good(), sequence: 2, value: emptyAnswer(task.kind) })).status).toBe(
      200,
    );
    const attempt = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    expect(attempt.answeredCount).toBe(0);
    expect(attempt.steps[0]?.answered).toBe(false);
  });
});
