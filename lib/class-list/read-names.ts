import type { ListedName } from '@/lib/contract/class-list/class-list';
import { MAX_ADDED } from '@/lib/contract/class-list/limits';
import { nameKey } from '@/lib/contract/class-list/name-key';
import { MAX_PERSON_NAME, PERSON_NAME } from '@/lib/contract/user/person-name';

/** Letters that a pasted text may have: forty names of fifty. */
export const MAX_PASTE = 2_000;

/** What becomes of a line: a new student, one who is there or stands above, or a line that cannot be read. */
export type NameLine = { text: string } & (
  | { kind: 'new' | 'present' | 'repeated'; person: ListedName }
  | { kind: 'one-word' | 'odd'; person: null }
);

export type ReadNames = { lines: NameLine[]; problem: 'too-long' | 'too-many' | null };

/** Numbers, dots, dashes and boxes before a name: «1. », «12) », «— », «•». */
const NUMBERING = /^[\s\p{N}.)\]№#•▪◦·*–—-]+/u;
/** Marks that are not to be seen, and what else is no letter of a text: of direction, of width, NUL. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Cs}]/gu;
const PATRONYMIC = /(?:вич|вна|ична|инична|ьич)$/iu;
/** Behind the name of the father. */
const SON_OR_DAUGHTER = /^(?:оглы|кызы|улы)$/iu;

/**
 * Reads a pasted list: a student a line, «Фамилия Имя» with numbers, tabs and patronymics as a table has them.
 * [HW-06]
 *
 * @param present the names that are in the list already
 */
export function readNames(text: string, present: readonly ListedName[]): ReadNames {
  if (text.length > MAX_PASTE) return { lines: [], problem: 'too-long' };
  const known = new Set(present.map(nameKey));
  const above = new Set<string>();
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainLine)
    .filter((line) => line !== '')
    .map((line) => readLine(line, known, above));
  const added = lines.filter(({ kind }) => kind === 'new').length;
  return { lines, problem: added > MAX_ADDED ? 'too-many' : null };
}

/** The names that are to be added. */
export const newNames = ({ lines }: ReadNames): ListedName[] =>
  lines.flatMap((line) => (line.kind === 'new' ? [line.person] : []));

/** Whether some line cannot be read: then nothing is added, not the rest either. */
export const isUnread = ({ kind }: NameLine): boolean => kind === 'one-word' || kind === 'odd';

function plainLine(line: string): string {
  const words = line
    .replace(/[\t;,|]/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
  return words.replace(NUMBERING, '').replace(/\s+/g, ' ').trim();
}

function readLine(text: string, known: Set<string>, above: Set<string>): NameLine {
  const [surname = '', ...rest] = text.split(' ');
  const name = withoutPatronymic(rest).join(' ');
  if (name === '') return { text, kind: 'one-word', person: null };
  const isName = [surname, name].every(
    (part) => part.length <= MAX_PERSON_NAME && PERSON_NAME.test(part),
  );
  if (!isName) return { text, kind: 'odd', person: null };
  const person = { surname, name };
  const key = nameKey(person);
  const isAbove = above.has(key);
  above.add(key);
  const kind = known.has(key) ? 'present' : isAbove ? 'repeated' : 'new';
  return { text, kind, person };
}

/** A journal goes by name and surname; a name that only sounds like a patronymic stays. */
function withoutPatronymic(words: string[]): string[] {
  const last = words.at(-1) ?? '';
  if (words.length > 2 && SON_OR_DAUGHTER.test(last)) return words.slice(0, -2);
  return words.length > 1 && PATRONYMIC.test(last) ? words.slice(0, -1) : words;
}
