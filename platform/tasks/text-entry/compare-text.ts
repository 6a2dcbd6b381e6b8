/** What matters in a typed text besides its letters: case, and ё as a letter of its own. */
export type TextComparison = { case: boolean; yo: boolean };

/** Characters that nobody sees or types on purpose: soft hyphen, zero-width ones, directions, variation. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE00-\uFE0F\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g;
const DOUBLE_QUOTES = /[«»“”„‟″❝❞＂]/g;
const APOSTROPHES = /[’‘‚‛ʼʻʹ′`´＇]/g;

/**
 * The form in which two typed texts are compared: what a Russian school does not count as a mistake
 * is gone. Case and ё = е unless the task is about them; kinds of space, dash, quote and apostrophe;
 * a comma or a point between digits; one full stop at the end (an ellipsis stays).
 *
 * Latin and Cyrillic lookalikes stay different: a language task must tell «c» from «с», and the
 * content check refuses accepted texts that mix the two.
 */
export function normalizeText(text: string, compare: TextComparison): string {
  let result = text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(DASHES, '-')
    .replace(DOUBLE_QUOTES, '"')
    .replace(APOSTROPHES, "'")
    .replace(/…/g, '...')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .trim();
  if (!compare.case) result = result.toLowerCase().normalize('NFC');
  return withoutFullStop(compare.yo ? result : withoutYo(result));
}

/** ё is an е that has, among other marks maybe, two dots. */
function withoutYo(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[еЕ]\p{M}+/gu, (letter) => letter.replaceAll('\u0308', ''))
    .normalize('NFC');
}

/** What stands before the full stop may be one again, after a space. */
function withoutFullStop(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.' && text[end - 2] !== '.') {
    end -= 1;
    while (text[end - 1] === ' ') end -= 1;
  }
  return text.slice(0, end);
}

/** Whether a pupil's text is one of the accepted ones. */
export function isAccepted(
  text: string,
  accepted: readonly string[],
  compare: TextComparison,
): boolean {
  const given = normalizeText(text, compare);
  return given !== '' && accepted.some((right) => normalizeText(right, compare) === given);
}
