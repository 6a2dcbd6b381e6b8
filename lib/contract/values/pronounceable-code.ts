/**
 * The form of a code that can be read aloud: pairs of a consonant and a vowel. Codes of different
 * things differ in length, so that they are never taken for each other.
 */
export function pronounceableCode(pairs: number): RegExp {
  return new RegExp(`^(?:[bdfghkmnprstvz][aeiou]){${pairs}}$`);
}

/** The same with a consonant at the end: where the lengths of pairs are all taken. */
export function closedCode(pairs: number): RegExp {
  return new RegExp(`^(?:[bdfghkmnprstvz][aeiou]){${pairs}}[bdfghkmnprstvz]$`);
}
