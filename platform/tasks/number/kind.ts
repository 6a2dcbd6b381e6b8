import { escapeMarkup } from '@/lib/contract/markup/escape-markup';
import { parseNumber } from '@/lib/contract/tasks/number/parse-number';
import { decimal, fields, line } from '@/platform/tasks/parts/fields';
import { defineKind } from '@/platform/tasks/task-kind';

type Source = { unit?: string };
/** `tolerance` is in the unit of the value; an answer at exactly that distance is right. */
type Key = { value: number; tolerance: number };

/** A number, with the unit that stands beside the field. */
export const number = defineKind({
  kind: 'number',
  fields: {
    unit: line(40).optional(),
    key: fields({
      value: decimal,
      tolerance: decimal
        .refine((tolerance) => tolerance >= 0, 'Допуск не бывает отрицательным')
        .default(0),
    }),
  },
  check(task, report) {
    if (task.unit?.includes('$')) report(['unit'], 'Единица пишется без формул: м/с²');
  },
  toSource: (task): Source => ({ ...(task.unit && { unit: task.unit }) }),
  toKey: (task): Key => ({ value: task.key.value, tolerance: task.key.tolerance }),
  present: ({ unit }) => ({ ...(unit && { unit }) }),
  read: (_, value) => value,
  score(key, { text }, { unit }) {
    const given = parseNumber(text, unit);
    return given !== null && isWithin(given, key) ? 1 : 0;
  },
  solve: ({ value }) => ({ kind: 'number', text: writeNumber(value) }),
  reveal(source, { text }) {
    // A unit that was typed is not said twice.
    const hasUnit = !source.unit || parseNumber(text) === null;
    const written = hasUnit ? text.trim() : `${text.trim()}\u00A0${source.unit}`;
    const items = written === '' ? [] : [{ text: escapeMarkup(written) }];
    return { form: 'list', ordered: false, items };
  },
  formOf: (_, { text }, { unit }) => parseNumber(text, unit) ?? text.trim().toLowerCase(),
});

/** Inclusive; a few units in the last place are forgiven, because 3.6 − 3.5 is not 0.1 in binary. */
function isWithin(given: number, { value, tolerance }: Key): boolean {
  const slack = 4 * Number.EPSILON * Math.max(Math.abs(given), Math.abs(value), tolerance);
  return Math.abs(given - value) <= tolerance + slack;
}

/** As a Russian school writes it, and as `parseNumber` reads it. */
function writeNumber(value: number): string {
  const digits = value.toLocaleString('ru', { maximumFractionDigits: 20, useGrouping: 'min2' });
  return digits.replace('-', '−');
}
