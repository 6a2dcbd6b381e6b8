import { randomUUID } from 'node:crypto';
import { emptyAnswer } from '@/lib/contract/tasks/answers';
import type { AnswerValue, PublicTask } from '@/lib/contract/tasks/tasks';
import { loadWorkbooks } from '@/platform/content/load-workbooks';
import type { Workbook } from '@/platform/content/workbook';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';

import { signIn } from '@/tests/support/people/people';

const CHOICE = 'anglijskij-yazyk-5';
const NUMBER = 'fizika-7';

let books: Map<string, Workbook>;
beforeAll(async () => {
  const { workbooks } = await loadWorkbooks('platform/content/workbooks');
  books = new Map(workbooks.map((book) => [book.id, book]));
});

const get = (workbookId: string) => callPlatform('getSample', { params: { workbookId } });
const check = (workbookId: string, value: unknown) =>
  request('POST', `/api/v1/content/workbooks/${workbookId}/sample/check`, { body: { value } });

function authored(workbookId: string) {
  const [task] = books.get(workbookId)?.sample.tasks ?? [];
  if (!task) throw new Error(`No sample in ${workbookId}`);
  return task;
}

/** What a visitor answers who knows, or who errs. */
function answerTo(workbookId: string, task: PublicTask, isRight: boolean): AnswerValue {
  const { source, key } = authored(workbookId);
  if (key.kind === 'number')
    return { kind: 'number', text: String(isRight ? key.value : key.value + 1).replace('.', ',') };
  if (task.kind !== 'single_choice' || key.kind !== task.kind || source.kind !== task.kind)
    throw new Error(`A sample of kind ${task.kind}`);
  const right = source.options.find(({ id }) => id === key.optionId)?.text;
  const option = task.options.find(({ text }) => (text === right) === isRight);
  return { kind: 'single_choice', optionId: option?.id ?? null };
}

describe('the sample of a workbook', () => {
  test('[HW-03] every workbook has one; nobody signs in, and no right answer is in it', async () => {
    const { workbooks } = await callPlatform('listWorkbooks', {});
    for (const { id } of workbooks) {
      const sample = await get(id);
      expect(sample.title).toBe(books.get(id)?.sample.title);
      expect(['single_choice', 'number']).toContain(sample.task.kind);
      const { explanation, source } = authored(id);
      expect(JSON.stringify(sample)).not.toContain(JSON.stringify(explanation));
      if (source.kind === 'single_choice' && sample.task.kind === 'single_choice')
        for (const { id: hidden } of sample.task.options)
          expect(source.options.map((option) => option.id)).not.toContain(hidden);
    }
  });

  test('it is the same for everybody and each time, so that its check knows the options', async () => {
    expect(await get(CHOICE)).toEqual(await get(CHOICE));
  });

  test('[HW-03] a right answer is right and a wrong one wrong; either way it is explained', async () => {
    const { workbooks } = await callPlatform('listWorkbooks', {});
    for (const { id } of workbooks) {
      const { task } = await get(id);
      const { explanation } = authored(id);
      for (const isRight of [true, false]) {
        const { status, body } = await check(id, answerTo(id, task, isRight));
        expect([id, status, body]).toEqual([id, 200, { right: isRight, explanation }]);
      }
    }
  });

  test('a number is right with a decimal comma, a point, or its unit', async () => {
    for (const text of ['2,5', '2.5', ' 2,5 м/с '])
      expect((await check(NUMBER, { kind: 'number', text })).body.right).toBe(true);
  });

  test('[HW-03] it is no step: it is neither shown as one nor put into a homework', async () => {
    const uuid = books.get(CHOICE)?.sample.uuid ?? '';
    expect((await ask('getStep', { params: { stepUuid: uuid } })).status).toBe(404);
    const token = await signIn('teacher@example.ru');
    const body = {
      idempotencyKey: randomUUID(),
      title: 'Проба',
      subjectId: 0,
      grade: 5,
      steps: [uuid],
    };
    expect((await ask('createHomework', { token, body })).status).toBe(404);
  });
});

describe('a check refuses', () => {
  test.each<[string, () => unknown, number, string]>([
    ['another kind of answer', () => ({ kind: 'number', text: '1' }), 422, 'answer_mismatch'],
    ['an unknown option', () => ({ kind: 'single_choice', optionId: 'x' }), 422, 'answer_mismatch'],
    [
      'an authored id',
      () => ({ kind: 'single_choice', optionId: Object(authored(CHOICE).key).optionId }),
      422,
      'answer_mismatch',
    ],
    [
      'no choice: that would give the explanation away',
      () => ({ kind: 'single_choice', optionId: null }),
      422,
      'answer_mismatch',
    ],
    ['no value', () => undefined, 400, 'invalid_request'],
    ['null', () => null, 400, 'invalid_request'],
    ['a text', () => 'takes', 400, 'invalid_request'],
    ['a score', () => ({ kind: 'single_choice', optionId: 'x', share: 1 }), 400, 'invalid_request'],
    [
      'an endless option',
      () => ({ kind: 'single_choice', optionId: 'x'.repeat(41) }),
      400,
      'invalid_request',
    ],
    [
      'more than a megabyte',
      () => ({ kind: 'number', text: '1'.repeat(1_100_000) }),
      413,
      'payload_too_large',
    ],
  ])('%s', async (_, value, status, code) => {
    const answer = await check(CHOICE, value());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(authored(CHOICE).explanation);
  });

  test('an empty number, one with NUL and one without end', async () => {
    for (const [text, status] of [
      [' ', 422],
      ['2\u0000', 400],
      ['2'.repeat(61), 400],
    ] as const)
      expect((await check(NUMBER, { kind: 'number', text })).status).toBe(status);
  });

  test('[HW-03] what another workbook shows', async () => {
    const { workbooks } = await callPlatform('listWorkbooks', {});
    const samples = await Promise.all(
      workbooks.map(async ({ id }) => ({ id, ...(await get(id)) })),
    );
    const choices = samples.filter(({ task }) => task.kind === 'single_choice');
    for (const { id, task } of choices)
      for (const other of samples.filter((sample) => sample.id !== id))
        expect((await check(other.id, answerTo(id, task, true))).status).toBe(422);
  });

  test.each(['astronomiya-5', 'none'])('the unknown workbook %s', async (workbookId) => {
    expect((await ask('getSample', { params: { workbookId } })).status).toBe(404);
    expect((await check(workbookId, { kind: 'number', text: '1' })).status).toBe(404);
  });

  test.each(['..%2Fx', 'A', 'x'.repeat(81)])('the workbook id %s', async (workbookId) => {
    expect((await ask('getSample', { params: { workbookId } })).status).toBe(400);
  });

  test('a body that is not JSON, and an empty answer of every kind', async () => {
    const path = `/api/v1/content/workbooks/${CHOICE}/sample/check`;
    const form = { headers: { 'Content-Type': 'text/plain' }, body: 'value=1' };
    expect((await request('POST', path, form)).status).toBe(415);
    const { task } = await get(CHOICE);
    expect((await check(CHOICE, emptyAnswer(task.kind))).status).toBe(422);
  });
});
