/**
 * The parts of task markup that the server must understand: `$…$` formulas and `{{blank}}`
 * placeholders. There is no way to escape a dollar.
 */
const BLANK = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** Splits at the dollars: even places are text, odd ones TeX. An unclosed formula gives an even count. */
export function splitFormulas(markup: string): string[] {
  return markup.split('$');
}

/** Replaces each placeholder outside formulas. */
export function replaceBlanks(markup: string, replacement: (blank: string) => string): string {
  return splitFormulas(markup)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(BLANK, (_, blank: string) => replacement(blank)) : part,
    )
    .join('$');
}

/** The blanks that the text mentions outside formulas, in order, as often as it does. */
export function listBlanks(markup: string): string[] {
  return findBlanks(splitFormulas(markup).filter((_, index) => index % 2 === 0));
}

/** Placeholders inside formulas, where they would be taken for TeX braces or the reverse. */
export function listBlanksInFormulas(markup: string): string[] {
  return findBlanks(splitFormulas(markup).filter((_, index) => index % 2 === 1));
}

function findBlanks(parts: string[]): string[] {
  return parts.flatMap((part) => [...part.matchAll(BLANK)].map((match) => match[1] ?? ''));
}
