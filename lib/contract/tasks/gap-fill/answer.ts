import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

/** The most words that a bank holds: more are not read over on a phone. */
export const MAX_WORDS = 14;

export const gapFill: AnswerRules<'gap_fill'> = {
  empty: { kind: 'gap_fill', words: {} },
  isEmpty: ({ words }) => Object.keys(words).length === 0,
  isComplete: ({ blanks }, { words }) => blanks.every(({ id }) => Object.hasOwn(words, id)),
};
