import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghkmnprstvz';
const VOWELS = 'aeiou';

/**
 * A random code that can be read aloud and typed: pairs of a consonant and a vowel, without letters
 * that look alike. 8 pairs hold 49 bits, 10 pairs 61.
 */
export function pronounceableCode(pairs: number): string {
  let code = '';
  for (let i = 0; i < pairs; i++)
    code +=
      (CONSONANTS[randomInt(CONSONANTS.length)] ?? '') + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
}

export const TASK_HASH_PAIRS = 8;
export const ATTEMPT_CODE_PAIRS = 10;

/** Of the code that opens a gift. */
export const GIFT_CODE_PAIRS = 12;
