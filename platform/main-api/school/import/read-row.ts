import type { ImportRow, RowOutcome } from '@/lib/contract/school/import/import';
import { personNameSchema } from '@/lib/contract/user/user';
import { foldedName } from '@/platform/main-api/school/people/folded-name';
import { parseClassName } from '@/platform/main-api/user/class-name';

/** What can be read of a row: whom it names, and which class. */
export type ReadRow = {
  surname: string;
  name: string;
  /** Surname and name as they are compared. */
  person: string;
  number: number;
  letter: string;
};

/** Longer ones are sentences that stand in the wrong column. */
const MAX_NAME = 60;

export const personKey = (surname: string, name: string) =>
  `${foldedName(surname)} ${foldedName(name)}`;

/** Reads a row as it stands in the file, or says what is wrong with it. */
export function readRow({ surname, name, className }: ImportRow): ReadRow | RowOutcome {
  const [last, first] = [surname, name].map(tidy) as [string, string];
  if (last === '') return 'no_surname';
  if (first === '') return 'no_name';
  if (![last, first].every(isName)) return 'bad_name';
  if (className.trim() === '') return 'no_class';
  const place = readClass(className);
  return place
    ? { surname: last, name: first, person: personKey(last, first), ...place }
    : 'bad_class';
}

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
const isName = (text: string) =>
  text.length <= MAX_NAME && personNameSchema.safeParse(text).success;

function readClass(text: string): { number: number; letter: string } | null {
  try {
    return parseClassName(text);
  } catch {
    return null;
  }
}
