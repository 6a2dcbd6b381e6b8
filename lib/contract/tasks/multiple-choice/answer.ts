import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

export const multipleChoice: AnswerRules<'multiple_choice'> = {
  empty: { kind: 'multiple_choice', optionIds: [] },
  isEmpty: ({ optionIds }) => optionIds.length === 0,
  // How many are right is the question, so one choice may be all.
  isComplete: (_, { optionIds }) => optionIds.length > 0,
};
