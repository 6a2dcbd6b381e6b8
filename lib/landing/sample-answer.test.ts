import type { PublicTask } from '@/lib/contract/tasks/tasks';
import { readSampleAnswer } from './sample-answer';

const common = { id: 't1', prompt: '?', points: 1 };
const choice: PublicTask = {
  ...common,
  kind: 'single_choice',
  options: [
    { id: 'opaqueA', text: 'да' },
    { id: 'opaqueB', text: 'нет' },
  ],
};
const number: PublicTask = { ...common, kind: 'number' };

describe('the answer in the address of a landing', () => {
  test('[HW-03] is an option that the task shows', () => {
    expect(readSampleAnswer(choice, 'opaqueB')).toEqual({
      answer: 'opaqueB',
      value: { kind: 'single_choice', optionId: 'opaqueB' },
    });
  });

  test.each(['2,5', ' 2,5 ', '2.5', '−3', '3/4', 'не знаю', '<b>1</b>'])(
    '[HW-03] is what was typed for a number: %j; the server decides',
    (given) => {
      const answer = given.trim();
      expect(readSampleAnswer(number, given)).toEqual({
        answer,
        value: { kind: 'number', text: answer },
      });
    },
  );

  test.each([
    undefined,
    '',
    ' ',
    'takes',
    'opaquea',
    '__proto__',
    'constructor',
    '<script>',
    'x'.repeat(100_000),
  ])('is none for a choice: %j', (given) => {
    expect(readSampleAnswer(choice, given)).toBeNull();
  });

  test.each([undefined, '', '   ', '1'.repeat(61), '1\0', '\ud83d', 'я'.repeat(1_000_000)])(
    'is none for a number: %#',
    (given) => {
      expect(readSampleAnswer(number, given)).toBeNull();
    },
  );

  test('is none when it is given twice', () => {
    expect(readSampleAnswer(number, ['1', '2'])).toBeNull();
    expect(readSampleAnswer(choice, ['opaqueA'])).toBeNull();
  });

  test('is none for a kind that a landing does not ask', () => {
    const ordering: PublicTask = { ...common, kind: 'ordering', items: choice.options };
    expect(readSampleAnswer(ordering, 'opaqueA')).toBeNull();
  });
});
