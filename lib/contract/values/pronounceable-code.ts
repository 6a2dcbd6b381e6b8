/**
 * The form of a code that can be read aloud: pairs of a consonant and a vowel. Codes of different
 * things differ in length, so that they are never taken for each other.
 */
export function pronounceableCode(pairs: number): RegExp {
  return new RegExp(`^(?:[bdfghkmnprstvz][aeiou]){${pairs}}$`);
}
