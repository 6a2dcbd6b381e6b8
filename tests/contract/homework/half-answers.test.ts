import { randomUUID } from 'node:crypto';
import { emptyAnswer, isCompleteAnswer, isEmptyAnswer } from '@/lib/contract/tasks/answers';
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

/** A student at a homework of all steps of the workbook. */
async function begin() {
  const teacher = await signIn('teacher@example.ru');
  const steps = (await stepsOf(WORKBOOK)).length;
  const { taskHash } = await createHomework(teacher, { workbookId: WORKBOOK, steps });
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const inJournal = async () => {
    const { classes } = await callPlatform('getJournal', { token: teacher });
    const marks = classes.flatMap(({ students }) => students.flatMap((one) => one.marks));
    return marks.find((mark) => mark.attemptCode === attemptCode)?.answeredCount;
  };
  /** A step as the attempt tells it, and what attempt, profile and journal count. */
  const stateOf = async (stepNumber: number) => {
    const attempt = await callPlatform('getAttempt', { token, params: { attemptCode } });
    const listed = await callPlatform('listAttempts', { token, query: {} });
    const { answered, begun } = attempt.steps[stepNumber - 1] ?? {};
    const inProfile = listed.attempts[0]?.answeredCount;
    return { answered, begun, counts: [attempt.answeredCount, inProfile, await inJournal()] };
  };
  let sequence = 0;
  const save = (stepNumber: number, taskId: string, value: AnswerValue) =>
    callPlatform('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: { stepNumber, taskId, sequence: (sequence += 1), value },
    });

  const tasksOf = async (stepNumber: number) =>
    (await callPlatform('getAttemptStep', { token, params: { attemptCode, stepNumber } })).tasks;
  return { steps, stateOf, save, tasksOf };
}

test('[HW-02] a step is answered when nothing is left to do in it, and begun before', async () => {
  const { steps, stateOf, save, tasksOf } = await begin();
  const tried = new Set<string>();
  for (let stepNumber = 1; stepNumber <= steps; stepNumber++) {
    const tasks = await tasksOf(stepNumber);
    const [task] = tasks;
    const half = task && halfOf(task);
    if (!task || !half || tasks.length > 1 || tried.has(task.kind)) continue;
    const count = tried.size;
    expect(await stateOf(stepNumber)).toMatchObject({ answered: false, begun: false });
    await save(stepNumber, task.id, half);
    const counts = [count, count, count];
    expect(await stateOf(stepNumber)).toEqual({ answered: false, begun: true, counts });
    await save(stepNumber, task.id, guessAnswer(task));
    const more = [count + 1, count + 1, count + 1];
    expect(await stateOf(stepNumber)).toEqual({ answered: true, begun: true, counts: more });
    tried.add(task.kind);
  }
  expect(tried.size).toBeGreaterThanOrEqual(3);
});

test('[HW-02] of several tasks all have to be answered, for attempt, profile and journal alike', async () => {
  const { steps, stateOf, save, tasksOf } = await begin();
  let stepNumber = 1;
  while (stepNumber < steps && (await tasksOf(stepNumber)).length !== 2) stepNumber++;
  const [first, second] = (await tasksOf(stepNumber)) as [PublicTask, PublicTask];
  await save(stepNumber, first.id, guessAnswer(first));
  const begun = { answered: false, begun: true, counts: [0, 0, 0] };
  expect(await stateOf(stepNumber)).toEqual(begun);
  await save(stepNumber, second.id, guessAnswer(second));
  expect(await stateOf(stepNumber)).toEqual({ answered: true, begun: true, counts: [1, 1, 1] });
  await save(stepNumber, first.id, emptyAnswer(first.kind));
  expect(await stateOf(stepNumber)).toEqual(begun);
});
