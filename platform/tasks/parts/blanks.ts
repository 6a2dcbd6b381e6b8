import { listBlanks, replaceBlanks } from '@/lib/contract/markup/blanks';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import { findById } from './read-ids';

/** A text with blanks, by their authored names. */
type BlankText<Blank extends { id: string }> = { text: string; blanks: readonly Blank[] };

/**
 * Authored blank → the name that a browser sees. Names are places in the text (`b1`, `b2`, …): an
 * authored one may be the answer itself.
 */
function blankNames(text: string): Map<string, string> {
  return new Map([...new Set(listBlanks(text))].map((blank, index) => [blank, `b${index + 1}`]));
}

/** The text as a browser sees it. */
export function nameBlanks(text: string): string {
  const names = blankNames(text);
  return replaceBlanks(text, (blank) => `{{${names.get(blank)}}}`);
}

/** The blanks as they follow each other in the text. */
export function inTextOrder<Blank extends { id: string }, Shown>(
  { text, blanks }: BlankText<Blank>,
  show: (blank: Blank, name: string) => Shown,
): Shown[] {
  return [...blankNames(text)].flatMap(([id, name]) => {
    const blank = blanks.find((candidate) => candidate.id === id);
    return blank ? [show(blank, name)] : [];
  });
}

/**
 * An answer by blanks with authored names in place of those that the browser saw.
 *
 * @throws ServiceError `answer_mismatch` for a blank that the text does not have
 */
export function readBlanks<Blank extends { id: string }>(
  { text, blanks }: BlankText<Blank>,
  given: Record<string, string>,
  field: string,
  read: (blank: Blank, given: string, field: string) => string,
): Record<string, string> {
  const names = blankNames(text);
  const known = new Map(blanks.map((blank) => [names.get(blank.id) ?? '', blank]));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const blank = findById(known, name, field);
      return [blank.id, read(blank, value, `${field}.${name}`)];
    }),
  );
}

/** The text with what stands in its blanks, as markup. */
export function revealBlanks<Blank extends { id: string }>(
  source: BlankText<Blank>,
  given: Record<string, string>,
  say: (blank: Blank, given: string) => string,
): RevealedAnswer {
  const answers = new Map(Object.entries(given));
  const filled = inTextOrder(source, (blank, name) => {
    const answer = answers.get(blank.id);
    return [name, answer === undefined ? '' : say(blank, answer)] as const;
  });
  return {
    form: 'text',
    text: nameBlanks(source.text),
    blanks: Object.fromEntries(filled.filter(([, text]) => text !== '')),
  };
}
