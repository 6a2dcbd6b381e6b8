import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

export const singleChoice: AnswerRules<'single_choice'> = {
  empty: { kind: 'single_choice', optionId: null },
  isEmpty: ({ optionId }) => optionId === null,
  isComplete: (_, { optionId }) => optionId !== null,
  fromField: ({ options }, text) =>
    options.some(({ id }) => id === text) ? { kind: 'single_choice', optionId: text } : null,
};
