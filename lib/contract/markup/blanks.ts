import { tokenize } from './tokens';

/** The blanks that the text mentions outside formulas, in order, as often as it does. */
export function listBlanks(source: string): string[] {
  return tokenize(source).flatMap((token) => (token.kind === 'blank' ? [token.id] : []));
}

/** Replaces each blank outside formulas and leaves all else as it is written. */
export function replaceBlanks(source: string, replacement: (blank: string) => string): string {
  return tokenize(source)
    .map((token) => (token.kind === 'blank' ? replacement(token.id) : token.raw))
    .join('');
}
