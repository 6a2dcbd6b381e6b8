import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghkmnprstvz';
const VOWELS = 'aeiou';

/**
 * A random code that can be read aloud and typed: pairs of a consonant and a vowel, without letters
 * that look alike. 8 pairs hold 49 bits, 10 pairs 61.
 *
 * @param pick a whole number from 0 up to, and without, the one given; at random when left out
 */
export function pronounceableCode(pairs: number, pick: (below: number) => number = randomInt) {
  let code = '';
  for (let i = 0; i < pairs; i++)
    code += (CONSONANTS[pick(CONSONANTS.length)] ?? '') + (VOWELS[pick(VOWELS.length)] ?? '');
  return code;
}

/** The same with a consonant at the end. */
export function closedCode(pairs: number): string {
  return pronounceableCode(pairs) + (CONSONANTS[randomInt(CONSONANTS.length)] ?? '');
}

export const TASK_HASH_PAIRS = 8;
export const ATTEMPT_CODE_PAIRS = 10;

/** Of the code that opens a gift. */
export const GIFT_CODE_PAIRS = 12;
