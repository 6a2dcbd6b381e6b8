import type { AnswerValue } from './task';

/** Text that a database can keep: without NUL, and with no half of a surrogate pair. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** The longest text a student can put in one field, in characters. */
export const MAX_ENTRY_LENGTH = 1_000;

/** Whether the value says nothing: a field emptied, a choice taken back. */
export function isEmptyAnswer(value: AnswerValue): boolean {
  switch (value.kind) {
    case 'single_choice':
      return value.optionId === null;
    case 'multiple_choice':
      return value.optionIds.length === 0;
    case 'inline_choice':
      return Object.keys(value.choices).length === 0;
    case 'text_entry':
      return Object.values(value.texts).every((text) => text.trim() === '');
    case 'number':
      return value.text.trim() === '';
    case 'matching':
      return Object.keys(value.pairs).length === 0;
    case 'ordering':
      return value.order.length === 0;
  }
}
