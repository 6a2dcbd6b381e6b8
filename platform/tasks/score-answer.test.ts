import fc from 'fast-check';
import { emptyAnswer, isReviewedKind, taskKinds } from '@/lib/contract/tasks/answers';
import type { AnswerValue, TaskKind } from '@/lib/contract/tasks/tasks';
import { ServiceError } from '@/platform/kernel/errors';
import { idOf } from './kind-sample';
import { kindOf, type AnswerKey, type TaskSource } from './registry';
import { answerRight, samples, sampleTasks } from './samples';
import { presentTask, scoreAnswer } from './tasks';

const presentation = { seed: 'attempt:1', secret: 'a secret of the server' };

function show<Kind extends TaskKind>(kind: Kind) {
  return presentTask(samples[kind].source as TaskSource, presentation) as Extract<
    ReturnType<typeof presentTask>,
    { kind: Kind }
  >;
}

const score = (value: AnswerValue) =>
  scoreAnswer(samples[value.kind].source, samples[value.kind].key, value, presentation);

function refusal(act: () => unknown): { code: string; field: string | undefined } {
  try {
    act();
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, field: error.field };
    throw error;
  }
  throw new Error('Nothing was refused');
}

const refused = (field: string) => ({ code: 'answer_mismatch', field });

const scoredTasks = sampleTasks.filter(({ source }) => !isReviewedKind(source.kind));

test('[HW-14] the right answer earns everything, for every kind with a key and any seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...scoredTasks), fc.string(), ({ source, key }, seed) => {
      const shown = { seed, secret: presentation.secret };
      const value = answerRight({ source, key }, presentTask(source, shown));
      expect(scoreAnswer(source, key, value, shown)).toBe(1);
    }),
  );
});

test('[HW-14] what a teacher reviews earns nothing by itself; both sides know which kinds that are', () => {
  for (const kind of taskKinds) {
    expect([kind, kindOf(kind).isReviewed === true]).toEqual([kind, isReviewedKind(kind)]);
    if (isReviewedKind(kind)) expect(score(answerRight(samples[kind], show(kind)))).toBe(0);
  }
});

test.each(sampleTasks.map(({ source }) => source.kind))('an empty %s earns nothing', (kind) => {
  expect(score(emptyAnswer(kind))).toBe(0);
});

test('[HW-03] the ids of another attempt, and authored ids, are refused', () => {
  const other = presentTask(samples.single_choice.source, { ...presentation, seed: 'attempt:2' });
  expect(refusal(() => score(answerRight(samples.single_choice, other)))).toEqual(
    refused('value.optionId'),
  );
  const authored: AnswerValue = { kind: 'single_choice', optionId: 'authored-0' };
  expect(refusal(() => score(authored))).toEqual(refused('value.optionId'));
});

test('an answer of another kind is refused', () => {
  for (const { source, key } of sampleTasks)
    for (const { source: other } of sampleTasks) {
      const value = emptyAnswer(other.kind);
      const act = () => scoreAnswer(source, key, value, presentation);
      if (other.kind === source.kind) expect(act()).toBe(0);
      else expect(refusal(act)).toEqual(refused('value.kind'));
    }
});

test('a key of another kind is a fault of the program, not of the pupil', () => {
  const key: AnswerKey = samples.ordering.key;
  expect(() =>
    scoreAnswer(samples.number.source, key, emptyAnswer('number'), presentation),
  ).toThrow('The key of task t1 is of kind ordering, not number');
});

const x = 'x'.repeat(16);
test.each<[string, AnswerValue]>([
  ['value.optionIds', { kind: 'multiple_choice', optionIds: [x] }],
  ['value.choices', { kind: 'inline_choice', choices: { b3: x } }],
  ['value.choices.b1', { kind: 'inline_choice', choices: { b1: x } }],
  ['value.choices', { kind: 'inline_choice', choices: { 'authored-second': x } }],
  ['value.choices', { kind: 'inline_choice', choices: { constructor: x } }],
  ['value.texts', { kind: 'text_entry', texts: { b3: '' } }],
  ['value.texts', { kind: 'text_entry', texts: JSON.parse('{"__proto__":"небо"}') }],
  ['value.pairs', { kind: 'matching', pairs: { [x]: x } }],
  ['value.order', { kind: 'ordering', order: [x] }],
])('an unknown id in %s is refused: %j', (field, value) => {
  expect(refusal(() => score(value))).toEqual(refused(field));
});

test('an option of another blank, or the other column, is refused', () => {
  const [first, second] = show('inline_choice').blanks;
  const foreign = second?.options[0]?.id ?? '';
  const choices = { [first?.id ?? '']: foreign };
  expect(refusal(() => score({ kind: 'inline_choice', choices }))).toEqual(
    refused('value.choices.b1'),
  );
  const left = show('matching').left[0]?.id ?? '';
  expect(refusal(() => score({ kind: 'matching', pairs: { [left]: left } }))).toEqual(
    refused(`value.pairs.${left}`),
  );
});

test('a repeated id is refused', () => {
  const right = idOf(show('multiple_choice').options, 'right-a');
  expect(refusal(() => score({ kind: 'multiple_choice', optionIds: [right, right] }))).toEqual(
    refused('value.optionIds'),
  );
  const item = idOf(show('ordering').items, 'item-a');
  expect(refusal(() => score({ kind: 'ordering', order: [item, item] }))).toEqual(
    refused('value.order'),
  );
});

test('a wrong single choice earns nothing', () => {
  const optionId = idOf(show('single_choice').options, 'wrong-b');
  expect(score({ kind: 'single_choice', optionId })).toBe(0);
});

test.each([
  [['right-a'], 1 / 3],
  [['right-a', 'right-c'], 2 / 3],
  [['right-a', 'right-c', 'wrong-b'], 1 / 3],
  [['right-a', 'wrong-b'], 0],
  [['wrong-b', 'wrong-d'], 0],
  [['right-a', 'right-c', 'right-e', 'wrong-b', 'wrong-d'], 1 / 3],
])('a multiple choice of %j earns %d', (chosen, share) => {
  const { options } = show('multiple_choice');
  const optionIds = chosen.map((text) => idOf(options, text));
  expect(score({ kind: 'multiple_choice', optionIds })).toBeCloseTo(share, 12);
});

test('blanks earn a share each', () => {
  const [first] = show('inline_choice').blanks;
  const right = idOf(first?.options ?? [], 'right-a');
  expect(score({ kind: 'inline_choice', choices: { b1: right } })).toBe(0.5);
  expect(score({ kind: 'text_entry', texts: { b1: 'сосна', b2: 'небо' } })).toBe(0.5);
  expect(score({ kind: 'text_entry', texts: { b1: 'небо', b2: 'ель' } })).toBe(0);
});

test('ё counts only in a task about ё', () => {
  const value: AnswerValue = { kind: 'text_entry', texts: { b1: 'елка', b2: 'небо' } };
  const strict = { ...samples.text_entry.key, compare: { case: false, yo: true } };
  expect(score(value)).toBe(1);
  expect(scoreAnswer(samples.text_entry.source, strict, value, presentation)).toBe(0.5);
});

test('pairs earn a share each, and a right one may serve two left ones', () => {
  const { left, right } = show('matching');
  const b = idOf(right, 'right-b');
  const pairs = Object.fromEntries(left.map(({ id }) => [id, b]));
  expect(score({ kind: 'matching', pairs })).toBeCloseTo(1 / 3, 12);
});

test.each([
  ['item-a item-b item-d item-c', 0.5],
  ['item-b item-c item-d item-a', 0],
  ['item-a', 0.25],
])('the order %s earns %d', (order, share) => {
  const { items } = show('ordering');
  const value = order.split(' ').map((text) => idOf(items, text));
  expect(score({ kind: 'ordering', order: value })).toBe(share);
});

test.each([
  ['3.6', 1], // 3.6 − 3.5 is more than 0.1 in binary
  ['3,4', 1],
  ['3.61', 0],
  ['3.39', 0],
  ['7/2', 1],
  ['3 1/2 см', 1],
  ['−3,5', 0],
  ['3,5 м', 0],
  ['три', 0],
])('the number «%s» earns %d', (text, share) => {
  expect(score({ kind: 'number', text })).toBe(share);
});

test.each([
  [0, 0, '0', 1],
  [0, 0, '0,0000000001', 0],
  [0.3, 0, '0.30', 1],
  [1e-9, 0, '0,000000001', 1],
  [1e-9, 0, '0,000000002', 0],
  [1000000, 0, '1 000 000', 1],
  [1000000, 0, '1000000,001', 0],
])('the value %d with tolerance %d takes «%s» as %d', (value, tolerance, text, share) => {
  const key: AnswerKey = { kind: 'number', value, tolerance };
  expect(scoreAnswer(samples.number.source, key, { kind: 'number', text }, presentation)).toBe(
    share,
  );
});

test('whatever a pupil types earns between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, two) => {
      for (const value of [
        { kind: 'text_entry', texts: { b1: one, b2: two } },
        { kind: 'number', text: one },
      ] satisfies AnswerValue[]) {
        expect(score(value)).toBeGreaterThanOrEqual(0);
        expect(score(value)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
