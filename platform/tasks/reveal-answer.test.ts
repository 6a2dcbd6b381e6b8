import fc from 'fast-check';
import { emptyAnswer, isReviewedKind } from '@/lib/contract/tasks/answers';
import { answerReviewSchema } from '@/lib/contract/tasks/review';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { answerRight, samples, sampleTasks } from './samples';
import { presentTask, revealAnswer } from './tasks';

const presentation = { seed: 'attempt:1', secret: 'a secret of the server' };

const ownOf = (value: AnswerValue) => {
  const { source, key } = samples[value.kind];
  return revealAnswer(source, key, value, presentation).own;
};

test.each(Object.values(samples))(
  '[HW-14] own and right answer to a $source.kind are said in words, without authored ids',
  ({ source, key, revealed }) => {
    const given = answerRight({ source, key }, presentTask(source, presentation));
    const review = revealAnswer(source, key, given, presentation);
    expect(review.right).toEqual(revealed);
    if (source.kind !== 'number' && !isReviewedKind(source.kind))
      expect(review.own).toEqual(revealed);
    expect(answerReviewSchema.parse(review)).toEqual(review);
    expect(JSON.stringify(review)).not.toContain('authored');
  },
);

test('no answer and an empty one are the same: nothing was answered', () => {
  for (const { source, key } of sampleTasks)
    for (const value of [null, emptyAnswer(source.kind)])
      expect(revealAnswer(source, key, value, presentation).own).toBeNull();
});

test('[HW-14] a text and photos that a teacher reviews are said as they were given', () => {
  const text = '  Герда $x$ {{b1}}\n\n**и** Кай ';
  expect(ownOf({ kind: 'extended_text', text })).toEqual({ form: 'typed', text });
  const files = ['1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d', '2f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d'];
  expect(ownOf({ kind: 'photo', files })).toEqual({ form: 'files', files });
});

test('an answer that is not complete is said as far as it goes', () => {
  expect(ownOf({ kind: 'text_entry', texts: { b2: ' небо ', b1: ' ' } })).toEqual({
    form: 'text',
    text: '{{b1}} и {{b2}}',
    blanks: { b2: 'небо' },
  });
});

test('[HW-03] what was typed is shown as it was typed, never read as markup', () => {
  const typed = '$x$ **b** _i_ {{b1}} \\frac';
  expect(ownOf({ kind: 'text_entry', texts: { b1: typed } })).toMatchObject({
    blanks: { b1: '\\$x\\$ \\*\\*b\\*\\* \\_i\\_ \\{\\{b1}} \\\\frac' },
  });
  expect(ownOf({ kind: 'number', text: '$5' })).toMatchObject({ items: [{ text: '\\$5' }] });
});

test.each([
  ['3,5', '3,5\u00A0см'],
  ['3,5 см', '3,5 см'],
  ['три', 'три'],
])('the number «%s» is said as «%s»', (text, said) => {
  expect(ownOf({ kind: 'number', text })).toMatchObject({ items: [{ text: said }] });
});

test('the longest text of any signs fits the contract', () => {
  const longest = fc.string({ unit: fc.constantFrom('$', '\\', 'a', '_'), maxLength: 1_000 });
  fc.assert(
    fc.property(longest, (text) => {
      const { source, key } = samples.text_entry;
      const value: AnswerValue = { kind: 'text_entry', texts: { b1: text } };
      answerReviewSchema.parse(revealAnswer(source, key, value, presentation));
    }),
  );
});

test('answers of another attempt are refused', () => {
  const { source, key } = samples.single_choice;
  const value = answerRight(samples.single_choice, presentTask(source, presentation));
  expect(() => revealAnswer(source, key, value, { ...presentation, seed: 'other' })).toThrow();
});
