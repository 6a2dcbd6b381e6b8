import { roles } from '@/lib/contract/auth/roles';
import type { Feedback } from '@/lib/contract/homework/homework';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const database = openTestDatabase();
let teacher: string;
beforeAll(async () => {
  teacher = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

/** A homework with this policy, or with none said. */
const given = async (feedback?: Feedback) =>
  (await createHomework(teacher, { steps: 2, ...(feedback && { feedback }) })).taskHash;

/** Finishes a homework with all its answers; `told` is what the student is told now. */
async function finished(taskHash: string, token: string) {
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  for (const number of [1, 2]) await answerStep(token, attemptCode, number);
  const params = { attemptCode };
  const ended = await callPlatform('finishAttempt', { token, params });
  const told = async () => {
    const [attempt, result, list, start] = await Promise.all([
      callPlatform('getAttempt', { token, params }),
      callPlatform('getAttemptResult', { token, params }),
      callPlatform('listAttempts', { token, query: { taskHash } }),
      callPlatform('getTaskStart', { token, params: { taskHash } }),
    ]);
    const everywhere = [attempt, ...list.attempts, ...start.attempts, start.newest];
    return {
      scores: [...new Set(everywhere.map((one) => one?.score !== null && one?.grade !== null))],
      verdicts: attempt.steps.filter(({ verdict }) => verdict !== null).length,
      withheld: result.withheld,
      steps: result.steps.length,
    };
  };
  return { ended, told };
}

const all = { scores: [true], verdicts: 2, withheld: null, steps: 2 };
const scoreAlone = { scores: [true], verdicts: 0, withheld: 'until_closed', steps: 0 };
const nothing = { scores: [false], verdicts: 0, withheld: 'policy', steps: 0 };

const change = (taskHash: string, body: object, token = teacher) =>
  ask('changeHomework', { token, params: { taskHash }, body: body as never });

describe('what a student is told after finishing', () => {
  test('[TRUST-01] an invented name gets score and mark, and no answer', async () => {
    const taskHash = await given();
    const { ended, told } = await finished(taskHash, await newcomer(taskHash));
    expect(ended.score).not.toBeNull();
    expect(ended.steps.map(({ verdict }) => verdict)).toEqual([null, null]);
    expect(await told()).toEqual(scoreAlone);
  });

  test('[TRUST-01] whoever has an account is told all at once', async () => {
    const taskHash = await given();
    const { told } = await finished(taskHash, await signIn('student@example.ru'));
    expect(await told()).toEqual(all);
  });

  test('[TRUST-01] a closed homework tells everybody, and an open one again does not', async () => {
    const taskHash = await given();
    const { told } = await finished(taskHash, await newcomer(taskHash));
    await change(taskHash, { state: 'closed' });
    expect(await told()).toEqual(all);
    await change(taskHash, { state: 'open' });
    expect(await told()).toEqual(scoreAlone);
  });

  test('[TRUST-01] the teacher releases it while the homework is open', async () => {
    const taskHash = await given();
    const { told } = await finished(taskHash, await newcomer(taskHash));
    const { status, body } = await change(taskHash, { feedback: 'everybody' });
    expect([status, body.policy]).toMatchObject([200, { feedback: 'everybody', attempts: 10 }]);
    expect(await told()).toEqual(all);
  });

  test('[TRUST-01] a policy of never tells no score either, to nobody', async () => {
    const taskHash = await given('never');
    for (const token of [await newcomer(taskHash), await signIn('student2@example.ru')]) {
      const { ended, told } = await finished(taskHash, token);
      expect([ended.score, ended.grade]).toEqual([null, null]);
      expect(await told()).toEqual(nothing);
    }
  });

  test('[TRUST-01] only the teacher of a homework changes it, to what there is', async () => {
    const taskHash = await given();
    const other = await signIn('new-teacher@example.ru');
    expect((await change(taskHash, { feedback: 'everybody' }, other)).status).toBe(404);
    for (const wrong of [{ feedback: 'always' }, { feedback: null }, { policy: {} }, {}])
      expect((await change(taskHash, wrong)).status).toBe(400);
  });
});
