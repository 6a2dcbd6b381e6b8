import { randomUUID } from 'node:crypto';
import { isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { answerValueSchema, type AnswerValue, type PublicTask } from '@/lib/contract/tasks/tasks';
import { guessAnswer } from '@/platform/tasks/samples';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework, stepsOf } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';

const WORKBOOK = 'anglijskij-yazyk-5';

/** A complete answer without one of its parts; null when the task has one part alone. */
function halfOf(task: PublicTask): AnswerValue | null {
  const { kind, ...parts } = guessAnswer(task);
  const without = Object.entries(parts).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.slice(1)];
    const isRecord = typeof value === 'object' && value !== null;
    return [name, isRecord ? Object.fromEntries(Object.entries(value).slice(1)) : value];
  });
  const half = answerValueSchema.parse({ kind, ...Object.fromEntries(without) });
  return isEmptyAnswer(half) || isCompleteAnswer(task, half) ? null : half;
}

test('[HW-02] a step is answered when nothing is left to do in it, and begun before', async () => {
  const teacher = await signIn('teacher@example.ru');
  const steps = (await stepsOf(WORKBOOK)).length;
  const { taskHash } = await createHomework(teacher, { workbookId: WORKBOOK, steps });
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const stateOf = async (stepNumber: number) => {
    const attempt = await callPlatform('getAttempt', { token, params: { attemptCode } });
    const listed = await callPlatform('listAttempts', { token, query: {} });
    const { answered, begun } = attempt.steps[stepNumber - 1] ?? {};
    return { answered, begun, counts: [attempt.answeredCount, listed.attempts[0]?.answeredCount] };
  };
  let sequence = 0;
  const save = (stepNumber: number, taskId: string, value: AnswerValue) =>
    callPlatform('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: { stepNumber, taskId, sequence: (sequence += 1), value },
    });

  const tried = new Set<string>();
  for (let stepNumber = 1; stepNumber <= steps; stepNumber++) {
    const { tasks } = await callPlatform('getAttemptStep', {
      token,
      params: { attemptCode, stepNumber },
    });
    const [task] = tasks;
    const half = task && halfOf(task);
    if (!task || !half || tasks.length > 1 || tried.has(task.kind)) continue;
    const count = tried.size;
    expect(await stateOf(stepNumber)).toMatchObject({ answered: false, begun: false });
    await save(stepNumber, task.id, half);
    const counts = [count, count];
    expect(await stateOf(stepNumber)).toEqual({ answered: false, begun: true, counts });
    await save(stepNumber, task.id, guessAnswer(task));
    const more = [count + 1, count + 1];
    expect(await stateOf(stepNumber)).toEqual({ answered: true, begun: true, counts: more });
    tried.add(task.kind);
  }
  expect(tried.size).toBeGreaterThanOrEqual(3);
});
