import { emptyAnswer, taskKinds } from '@/lib/contract/tasks/answers';
import { unsentAnswerFrom } from './read-unsent';
import type { UnsentAnswer } from './unsent-answer';

const answer: UnsentAnswer = {
  attemptCode: 'babababababababababa',
  stepNumber: 1,
  taskId: 't1',
  answerId: 'a1',
  userId: 'ivan',
  sequence: 3,
  value: { kind: 'matching', pairs: { a: 'b' } },
  changedAt: 1_700_000_000_000,
};

test('[HW-04] what was kept is read as it was', () => {
  expect(unsentAnswerFrom({ ...answer, extra: 1 })).toEqual(answer);
});

test.each(taskKinds)('[HW-04] an empty answer of the kind %s is one', (kind) => {
  const kept = { ...answer, value: emptyAnswer(kind) };
  expect(unsentAnswerFrom(kept)).toEqual(kept);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', 'x'],
  ['a list', [answer]],
  ['an empty object', {}],
  ['an empty id', { ...answer, answerId: '' }],
  ['a foreign type of id', { ...answer, taskId: 7 }],
  ['no user', { ...answer, userId: undefined }],
  ['a sequence of text', { ...answer, sequence: '3' }],
  ['a negative sequence', { ...answer, sequence: -1 }],
  ['a huge sequence', { ...answer, sequence: 1e300 }],
  ['a part of a step', { ...answer, stepNumber: 1.5 }],
  ['no time', { ...answer, changedAt: Number.NaN }],
  ['no value', { ...answer, value: null }],
  ['an unknown kind', { ...answer, value: { kind: 'essay', text: '' } }],
  ['an inherited name as kind', { ...answer, value: { kind: 'toString' } }],
  ['a list in place of pairs', { ...answer, value: { kind: 'matching', pairs: ['a'] } }],
  ['numbers in place of ids', { ...answer, value: { kind: 'ordering', order: [1, 2] } }],
  ['null in place of text', { ...answer, value: { kind: 'number', text: null } }],
  ['a field too many', { ...answer, value: { kind: 'number', text: '1', score: 100 } }],
  ['a field of another kind', { ...answer, value: { kind: 'number', order: [] } }],
])('[HW-04] %s is no unsent answer', (_, kept) => {
  expect(unsentAnswerFrom(kept)).toBeNull();
});
