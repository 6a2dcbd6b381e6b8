import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';
import { countWords } from './count-words';

/** The longest text, in characters: some seven pages by hand. */
export const MAX_TEXT_LENGTH = 20_000;

export const extendedText: AnswerRules<'extended_text'> = {
  isReviewed: true,
  empty: { kind: 'extended_text', text: '' },
  isEmpty: ({ text }) => text.trim() === '',
  isComplete: ({ minWords = 1 }, { text }) => text.trim() !== '' && countWords(text) >= minWords,
};
