/** Words of one or two letters, which do not stand at the end of a line. */
const SHORT_WORD = /(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu;
/** A number and what it counts. */
const NUMBER = /(\d) (?=\p{L})/gu;
/** A dash does not stand at the beginning of a line. */
const DASH = / (?=[—–] )/g;

/**
 * A text that a person typed, with non-breaking spaces where Russian typography wants them: for
 * showing, not for storing.
 */
export function typeset(text: string): string {
  return text.replace(SHORT_WORD, '$1\u00A0').replace(NUMBER, '$1\u00A0').replace(DASH, '\u00A0');
}
