import { randomUUID } from 'node:crypto';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework, stepsOf } from '@/tests/support/homework/homework';
import { newcomer, signIn } from '@/tests/support/people/people';

const WORKBOOK = 'anglijskij-yazyk-5';

let token: string;
let attemptCode: string;
let stepNumber: number;
let task: TaskOf<'gap_fill'>;

beforeAll(async () => {
  const teacher = await signIn('teacher@example.ru');
  const steps = (await stepsOf(WORKBOOK)).length;
  const { taskHash } = await createHomework(teacher, { workbookId: WORKBOOK, steps });
  token = await newcomer(taskHash);
  ({ attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } }));
  for (stepNumber = steps; stepNumber > 0; stepNumber--) {
    const params = { attemptCode, stepNumber };
    const [first] = (await callPlatform('getAttemptStep', { token, params })).tasks;
    if (first?.kind !== 'gap_fill') continue;
    task = first;
    return;
  }
  throw new Error(`No words for gaps in ${WORKBOOK}`);
});

let sequence = 0;
const save = (words: unknown) =>
  request('PUT', `/api/v1/attempts/${attemptCode}/answers/${randomUUID()}`, {
    token,
    body: {
      stepNumber,
      taskId: task.id,
      sequence: (sequence += 1),
      value: { kind: 'gap_fill', words },
    },
  });
const word = (index: number) => task.words[index]?.id ?? '';

test('[HW-03] nothing of the task says which word belongs where', () => {
  expect(task.words.length).toBeGreaterThan(task.blanks.length);
  expect(task.blanks.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
  for (const { id, text } of task.words) expect(id).not.toContain(text);
});

test('[HW-14] words in some of the blanks are saved as they were given', async () => {
  expect((await save({ b1: word(0), b3: word(1) })).status).toBe(200);
  expect((await save({})).status).toBe(200);
});

test.each([
  ['a word in two blanks', () => ({ b1: word(0), b2: word(0) })],
  ['a word of no bank', () => ({ b1: 'x'.repeat(16) })],
  ['a word by its text', () => ({ b1: 'had' })],
  ['a blank that is not there', () => ({ b9: word(0) })],
  ['a blank named constructor', () => ({ constructor: word(0) })],
  ['a blank as a word', () => ({ b1: 'b1' })],
])('[HW-03] %s is refused, and nothing is saved', async (_, words) => {
  await save({ b1: word(2) });
  const { status, body } = await save(words());
  expect([status, body.code]).toEqual([422, 'answer_mismatch']);
  const params = { attemptCode, stepNumber };
  const { answers } = await callPlatform('getAttemptStep', { token, params });
  expect(answers).toMatchObject([{ value: { words: { b1: word(2) } } }]);
});

test.each([
  [null],
  ['b1'],
  [[]],
  [{ b1: 1 }],
  [{ b1: null }],
  [{ b1: ['x'] }],
  [{ b1: '' }],
  [{ b1: 'x'.repeat(41) }],
  [Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`b${at}`, 'x']))],
])('words of another shape are refused: %#', async (words) => {
  expect((await save(words)).status).toBe(400);
});
