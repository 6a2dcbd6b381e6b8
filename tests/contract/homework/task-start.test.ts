import type { HomeworkState } from '@/lib/contract/homework/homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';

let teacher: string;
let student: string;
let taskHash: string;

beforeAll(async () => {
  teacher = await signIn('teacher@example.ru');
});
beforeEach(async () => {
  ({ taskHash } = await createHomework(teacher, { steps: 2 }));
  student = await newcomer(taskHash);
});

const start = () => callPlatform('getTaskStart', { token: student, params: { taskHash } });
const preview = () => callPlatform('getTaskPreview', { params: { taskHash } });
const begin = async () =>
  (await callPlatform('startAttempt', { token: student, body: { taskHash } })).attemptCode;
const change = (state: HomeworkState) =>
  callPlatform('changeHomework', { token: teacher, params: { taskHash }, body: { state } });

/** What a student is told who may begin, and whose work nobody has moved or removed. */
const welcome = { needsAccount: false, retired: null };

describe('what a student needs to begin a homework', () => {
  test('[ROUTE-15] is the homework alone before it is begun', async () => {
    expect(await start()).toEqual({
      ...{ preview: await preview(), attempts: [], newest: null },
      ...welcome,
    });
  });

  test('[HW-08] has all attempts at this homework, the newest in full', async () => {
    const first = await begin();
    await answerStep(student, first, 1);
    await callPlatform('finishAttempt', { token: student, params: { attemptCode: first } });
    const attemptCode = await begin();
    const other = await createHomework(teacher, { steps: 1 });
    const body = { taskHash: other.taskHash };
    await callPlatform('startAttempt', { token: student, body });
    const { attempts } = await callPlatform('listAttempts', {
      token: student,
      query: { taskHash },
    });
    expect(attempts.map((one) => one.attemptCode)).toEqual([attemptCode, first]);
    expect(await start()).toEqual({
      ...welcome,
      preview: await preview(),
      attempts,
      newest: await callPlatform('getAttempt', { token: student, params: { attemptCode } }),
    });
  });

  test('[HW-08] has nothing of another student', async () => {
    await begin();
    const token = await newcomer(taskHash);
    const { attempts, newest } = await callPlatform('getTaskStart', {
      token,
      params: { taskHash },
    });
    expect([attempts, newest]).toEqual([[], null]);
  });

  test('[ROUTE-15] of a closed homework has what was begun', async () => {
    const attemptCode = await begin();
    await change('closed');
    const { preview: shown, newest } = await start();
    expect(shown.state).toBe('closed');
    expect(newest).toMatchObject({ attemptCode, attemptsLeft: 0 });
  });

  test('[HW-09] of a withdrawn homework says that it is, and has no attempts', async () => {
    await begin();
    await change('withdrawn');
    expect(await start()).toEqual({
      ...{ preview: await preview(), attempts: [], newest: null },
      ...welcome,
    });
  });

  test('[ROUTE-15] is refused for an unknown homework, to others and without a token', async () => {
    const refusal = async (token: string | undefined, hash = taskHash) => {
      const { status, body } = await ask('getTaskStart', { token, params: { taskHash: hash } });
      return [status, body.code];
    };
    expect(await refusal(student, 'bababababababaza')).toEqual([404, 'homework_not_found']);
    expect(await refusal(teacher)).toEqual([403, 'forbidden']);
    expect(await refusal(undefined)).toEqual([401, 'unauthorized']);
  });
});
