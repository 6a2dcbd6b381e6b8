import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

export const matching: AnswerRules<'matching'> = {
  empty: { kind: 'matching', pairs: {} },
  isEmpty: ({ pairs }) => Object.keys(pairs).length === 0,
  isComplete: ({ left }, { pairs }) => left.every(({ id }) => Object.hasOwn(pairs, id)),
};
