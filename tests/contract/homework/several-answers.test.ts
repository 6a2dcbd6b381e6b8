import { randomUUID } from 'node:crypto';
import type { SaveAnswer } from '@/lib/contract/attempt/attempt';
import type { SavedAnswers } from '@/lib/contract/attempt/save-answers';
import { guessAnswer } from '@/platform/tasks/samples';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';

type Given = SaveAnswer & { answerId: string };

let teacher: string;
let student: string;
let taskHash: string;
let attemptCode: string;
/** An answer to the first task of each step. */
let answers: Given[];

const STEPS = 4;

beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});

beforeEach(async () => {
  ({ taskHash } = await createHomework(teacher, { steps: STEPS }));
  student = await newcomer(taskHash);
  ({ attemptCode } = await callPlatform('startAttempt', { token: student, body: { taskHash } }));
  answers = [];
  for (let stepNumber = 1; stepNumber <= STEPS; stepNumber++) {
    const [task] = (await step(stepNumber)).tasks;
    if (!task) throw new Error('A step without tasks');
    const place = { stepNumber, taskId: task.id, sequence: 1 };
    answers.push({ answerId: randomUUID(), ...place, value: guessAnswer(task) });
  }
});

const step = (stepNumber: number) =>
  callPlatform('getAttemptStep', { token: student, params: { attemptCode, stepNumber } });

const send = (body: unknown, token = student, code = attemptCode) =>
  request('PUT', `/api/v1/attempts/${code}/answers`, { body, token });

const resultsOf = (body: Record<string, unknown>) => (body as unknown as SavedAnswers).results;

/** What became of each, in a word. */
const words = (body: Record<string, unknown>) =>
  resultsOf(body).map((one) => {
    if (!one.isSaved) return one.refusal.code;
    return one.receipt.superseded ? 'superseded' : 'saved';
  });

async function savedCount(): Promise<number> {
  const all = await Promise.all(answers.map(({ stepNumber }) => step(stepNumber)));
  return all.flatMap((one) => one.answers).length;
}

function at(index: number): Given {
  const given = answers[index];
  if (!given) throw new Error('No such answer');
  return given;
}

describe('saving several answers', () => {
  test('[HW-04] 200 means that those with a receipt are committed, each with its own', async () => {
    const { status, body } = await send({ answers });
    expect([status, words(body)]).toEqual([200, Array(STEPS).fill('saved')]);
    const ids = resultsOf(body).map((one) => one.isSaved && one.receipt.answerId);
    expect(ids).toEqual(answers.map(({ answerId }) => answerId));
    expect(await savedCount()).toBe(STEPS);
    const attempt = await callPlatform('getAttempt', { token: student, params: { attemptCode } });
    expect(attempt).toMatchObject({ answeredCount: STEPS, currentStep: STEPS });
  });

  test('[HW-04] sent many times at once, alone and together, each is saved once', async () => {
    const alone = ({ answerId, ...body }: Given) =>
      request('PUT', `/api/v1/attempts/${attemptCode}/answers/${answerId}`, {
        body,
        token: student,
      });
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, () => send({ answers })),
      ...answers.map(alone),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(Array(5 + STEPS).fill(200));
    for (const { body } of sent.slice(0, 5)) {
      expect(words(body)).toEqual(Array(STEPS).fill('saved'));
      expect(resultsOf(body)).toEqual(resultsOf(sent[0]?.body ?? {}));
    }
    expect(await savedCount()).toBe(STEPS);
  });

  test('[HW-04] what is refused of one does not touch the others', async () => {
    const wrong = [
      { ...at(0), answerId: randomUUID(), stepNumber: 99 },
      { ...at(1), taskId: 'none' },
      { ...at(2), value: { kind: 'single_choice', optionId: 'zzz' } },
    ];
    const { status, body } = await send({ answers: [...wrong, at(0), at(3)] });
    expect(status).toBe(200);
    expect(words(body).slice(0, 2)).toEqual(['task_not_in_homework', 'task_not_in_homework']);
    expect(words(body)[2]).toBe('answer_mismatch');
    expect(words(body).slice(3)).toEqual(['saved', 'saved']);
    expect(resultsOf(body)[2]).toEqual({
      ...{ isSaved: false, answerId: at(2).answerId },
      refusal: { code: 'answer_mismatch', status: 422 },
    });
    expect(await savedCount()).toBe(2);
  });

  test('[HW-04] of two for one task the newer stays, whichever comes first', async () => {
    const older = { ...at(0), answerId: randomUUID(), sequence: 4 };
    const newer = { ...at(0), answerId: randomUUID(), sequence: 5 };
    expect(words((await send({ answers: [newer, older] })).body)).toEqual(['saved', 'superseded']);
    const last = { ...at(0), answerId: randomUUID(), sequence: 6 };
    expect(words((await send({ answers: [last, last] })).body)).toEqual(['saved', 'saved']);
    expect((await step(1)).answers).toMatchObject([{ sequence: 6 }]);
  });

  test('[HW-04] one id for two tasks is a conflict for the second', async () => {
    const { answerId } = at(0);
    const { body } = await send({ answers: [at(0), { ...at(1), answerId }] });
    expect(words(body)).toEqual(['saved', 'conflict']);
    expect(await savedCount()).toBe(1);
  });

  test('[HW-04] after finishing what was committed is confirmed, and nothing else is taken', async () => {
    await send({ answers: [at(0)] });
    await callPlatform('finishAttempt', { token: student, params: { attemptCode } });
    const { status, body } = await send({ answers: [at(0), at(1)] });
    expect([status, words(body)]).toEqual([200, ['saved', 'attempt_finished']]);
  });

  test('of a withdrawn homework nothing is taken', async () => {
    const params = { taskHash };
    await callPlatform('changeHomework', { token: teacher, params, body: { state: 'withdrawn' } });
    const { body } = await send({ answers: [at(0), at(1)] });
    expect(words(body)).toEqual(['homework_withdrawn', 'homework_withdrawn']);
  });

  test.each<[string, () => unknown, number, string]>([
    ['no answers', () => ({ answers: [] }), 400, 'body.answers'],
    ['no list', () => ({ answers: at(0) }), 400, 'body.answers'],
    ['a list alone', () => answers, 400, 'body'],
    ['more than fifty', () => ({ answers: Array(51).fill(at(0)) }), 400, 'body.answers'],
    ['a score beside them', () => ({ answers, score: 100 }), 400, 'body'],
    [
      'a share inside one',
      () => ({ answers: [at(0), { ...at(1), share: 1 }] }),
      400,
      'body.answers.1',
    ],
    [
      'an id that is no uuid',
      () => ({ answers: [{ ...at(0), answerId: 'one' }] }),
      400,
      'body.answers.0.answerId',
    ],
    ['nothing', () => undefined, 400, 'body'],
  ])('%s is refused as a whole, and nothing is stored', async (_, body, status, field) => {
    const got = await send(body());
    expect([got.status, got.body.code, got.body.field]).toEqual([status, 'invalid_request', field]);
    expect(await savedCount()).toBe(0);
  });

  test('more than a megabyte is refused before it is read', async () => {
    const text = '1'.repeat(30_000);
    const long = Array(50).fill({ ...at(0), value: { kind: 'number', text } });
    expect((await send({ answers: long })).status).toBe(413);
  });

  test("another student's attempt is not found, a teacher may not, nobody is nobody", async () => {
    const stranger = await newcomer(taskHash);
    const codeOf = async (token: string) => {
      const { status, body } = await send({ answers }, token);
      return [status, body.code];
    };
    expect(await codeOf(stranger)).toEqual([404, 'attempt_not_found']);
    expect(await codeOf(teacher)).toEqual([403, 'forbidden']);
    expect(await codeOf('')).toEqual([401, 'unauthorized']);
    expect(await savedCount()).toBe(0);
  });
});
