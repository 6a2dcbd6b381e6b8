import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';

/** The longest text a student can put in one field, in characters. */
export const MAX_ENTRY_LENGTH = 1_000;

export const textEntry: AnswerRules<'text_entry'> = {
  empty: { kind: 'text_entry', texts: {} },
  isEmpty: ({ texts }) => Object.values(texts).every((text) => text.trim() === ''),
  isComplete: ({ blanks }, { texts }) =>
    blanks.every(({ id }) => Object.hasOwn(texts, id) && texts[id]?.trim() !== ''),
};
