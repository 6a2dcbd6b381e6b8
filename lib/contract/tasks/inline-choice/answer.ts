import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

export const inlineChoice: AnswerRules<'inline_choice'> = {
  empty: { kind: 'inline_choice', choices: {} },
  isEmpty: ({ choices }) => Object.keys(choices).length === 0,
  isComplete: ({ blanks }, { choices }) => blanks.every(({ id }) => Object.hasOwn(choices, id)),
};
