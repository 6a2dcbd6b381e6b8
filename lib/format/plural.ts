const rules = new Intl.PluralRules('ru');
const numbers = new Intl.NumberFormat('ru');

/** The forms of a noun after 1, after 2 and after 5: «задание», «задания», «заданий». */
export type NounForms = readonly [one: string, few: string, many: string];

/** The form of a noun that goes with a whole number. */
export function nounFor(count: number, [one, few, many]: NounForms): string {
  const form = rules.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** A whole number with its noun, not to be torn apart at the end of a line: «21 задание». */
export function countOf(count: number, forms: NounForms): string {
  return `${numbers.format(count)}\u00A0${nounFor(count, forms)}`;
}
