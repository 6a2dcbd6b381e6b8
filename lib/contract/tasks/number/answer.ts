import type { AnswerRules } from '@/lib/contract/tasks/answer-rules';
import { parseNumber } from './parse-number';

export const number: AnswerRules<'number'> = {
  empty: { kind: 'number', text: '' },
  isEmpty: ({ text }) => text.trim() === '',
  isComplete: ({ unit }, { text }) => parseNumber(text, unit) !== null,
  fromField: (_, text) => ({ kind: 'number', text }),
};
