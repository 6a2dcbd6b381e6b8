import { answerValueSchema, type TaskOf } from '@/lib/contract/tasks/tasks';
import { ServiceError } from '@/platform/kernel/errors';
import { idOf } from '@/platform/tasks/kind-sample';
import { presentTask, revealAnswer, scoreAnswer } from '@/platform/tasks/tasks';
import { gapFill } from './sample';

const { source, key } = gapFill;
const presentation = { seed: 'attempt:1', secret: 'a secret of the server' };
const task = presentTask(source, presentation) as TaskOf<'gap_fill'>;
const word = (text: string) => idOf(task.words, text);
const score = (words: Record<string, string>) =>
  scoreAnswer(source, key, { kind: 'gap_fill', words }, presentation);

test('[HW-03] words come in every order, under ids that say nothing; blanks by their places', () => {
  expect(task.text).toBe('Утром {{b1}} светит, ночью {{b2}} видна, $x^{{2}}$.');
  expect(task.blanks).toEqual([{ id: 'b1' }, { id: 'b2' }]);
  for (const { id } of task.words) expect(id).toMatch(/^[\w-]{16}$/);
  const orders = Array.from({ length: 100 }, (_, seed) => {
    const shown = presentTask(source, { ...presentation, seed: String(seed) });
    return (shown as TaskOf<'gap_fill'>).words.map(({ text }) => text).join();
  });
  expect(new Set(orders).size).toBe(6);
});

test('[HW-14] blanks earn a share each', () => {
  expect(score({ b1: word('right-sun'), b2: word('right-moon') })).toBe(1);
  expect(score({ b1: word('right-sun'), b2: word('wrong-rain') })).toBe(0.5);
  expect(score({ b2: word('right-moon') })).toBe(0.5);
  expect(score({ b1: word('right-moon'), b2: word('right-sun') })).toBe(0);
  expect(score({})).toBe(0);
});

test('a half answer is revealed as far as it goes', () => {
  const value = { kind: 'gap_fill', words: { b2: word('wrong-rain') } } as const;
  expect(revealAnswer(source, key, value, presentation).own).toMatchObject({
    blanks: { b2: 'wrong-rain' },
  });
});

test.each<[string, Record<string, string>]>([
  ['value.words', { b1: word('right-sun'), b2: word('right-sun') }],
  ['value.words', { b3: word('right-sun') }],
  ['value.words', { 'authored-sun': word('right-sun') }],
  ['value.words', { constructor: word('right-sun') }],
  ['value.words', JSON.parse(`{"__proto__":"${word('right-sun')}"}`)],
  ['value.words.b1', { b1: 'authored-0' }],
  ['value.words.b1', { b1: 'x'.repeat(16) }],
])('[HW-03] an answer that was not offered is refused at %s: %j', (field, words) => {
  expect(() => score(words)).toThrow(ServiceError);
  expect(() => score(words)).toThrow(expect.objectContaining({ code: 'answer_mismatch', field }));
});

test.each([
  [{ kind: 'gap_fill' }],
  [{ kind: 'gap_fill', words: null }],
  [{ kind: 'gap_fill', words: [] }],
  [{ kind: 'gap_fill', words: { b1: 1 } }],
  [{ kind: 'gap_fill', words: { b1: null } }],
  [{ kind: 'gap_fill', words: { b1: '' } }],
  [{ kind: 'gap_fill', words: { '': 'x' } }],
  [{ kind: 'gap_fill', words: { b1: 'x'.repeat(41) } }],
  [{ kind: 'gap_fill', words: { b1: { toString: 'x' } } }],
  [{ kind: 'gap_fill', words: {}, score: 1 }],
  [
    {
      kind: 'gap_fill',
      words: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`b${at}`, 'x'])),
    },
  ],
])('an answer of another shape is none: %#', (value) => {
  expect(answerValueSchema.safeParse(value).success).toBe(false);
});
