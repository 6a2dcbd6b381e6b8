/** A word with its hyphens and apostrophes: «кто-то» and «don’t» are one each; a dash is none. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑'’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** How many words a text has, as a Russian school counts them: numbers count, dashes and signs do not. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
