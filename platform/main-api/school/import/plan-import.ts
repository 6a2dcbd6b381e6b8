import type { ImportRow, RowOutcome } from '@/lib/contract/school/import/import';
import { readRow, type ReadRow } from './read-row';

export type ClassPlace = { id: string; number: number; letter: string; isArchived: boolean };

/** A place in the school under a name: a student, or a code that nobody has used yet. */
export type Place = {
  kind: 'student' | 'code';
  /** The id of the student, or the code. */
  id: string;
  /** Null for a student without a class. */
  classId: string | null;
  /** Surname and name as they are compared; of a student also those on their code. */
  persons: readonly string[];
};

export type SchoolState = { classes: readonly ClassPlace[]; places: readonly Place[] };

/** What becomes of a row; `of` is the place that it is about. */
export type PlannedRow = {
  line: number;
  outcome: RowOutcome;
  read: ReadRow | null;
  of: Place | null;
};

const classKey = ({ number, letter }: { number: number; letter: string }) => `${number}${letter}`;

/**
 * What a list would change in a school, row by row. A name is compared without case and ё; whoever is in
 * the class of their row is there already. Of the rows and places of a name that are left, one of each is
 * the same person, who has moved; with more of them nobody can tell. [HW-11]
 *
 * @param movesStudents false: who is in another class by this name is somebody else, who gets a code
 */
export function planImport(
  rows: readonly ImportRow[],
  state: SchoolState,
  movesStudents: boolean,
): PlannedRow[] {
  const seen = new Set<string>();
  const open = new Map<string, ClassPlace>();
  const archived = new Set<string>();
  for (const one of state.classes)
    if (one.isArchived) archived.add(classKey(one));
    else open.set(classKey(one), one);
  const planned = rows.map((row): PlannedRow => {
    const read = readRow(row);
    const refused = (outcome: RowOutcome) => ({ line: row.line, outcome, read: null, of: null });
    if (typeof read === 'string') return refused(read);
    const key = `${read.person} ${classKey(read)}`;
    if (!open.has(classKey(read)) && archived.has(classKey(read))) return refused('class_archived');
    if (seen.has(key)) return { ...refused('double'), read };
    seen.add(key);
    return { line: row.line, outcome: 'new', read, of: null };
  });
  const byPerson = placesByPerson(state.places);
  for (const ofPerson of rowsByPerson(planned).values())
    settle(ofPerson, byPerson.get(ofPerson[0]?.read?.person ?? '') ?? [], open, movesStudents);
  return planned;
}

/** Says of the rows of one name which places of this name they are. */
function settle(
  rows: PlannedRow[],
  places: Place[],
  open: Map<string, ClassPlace>,
  movesStudents: boolean,
): void {
  const left = new Set(places);
  const rest = rows.filter((row) => {
    const classId = row.read && open.get(classKey(row.read))?.id;
    const there = classId ? [...left].find((place) => place.classId === classId) : undefined;
    if (!there) return true;
    left.delete(there);
    Object.assign(row, { outcome: 'present', of: there });
    return false;
  });
  if (left.size === 0 || rest.length === 0 || !movesStudents) return;
  const [only] = left;
  const isCertain = left.size === 1 && rest.length === 1;
  for (const row of rest)
    Object.assign(row, isCertain ? { outcome: 'moved', of: only } : { outcome: 'unclear' });
}

function placesByPerson(places: readonly Place[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places)
    for (const person of new Set(place.persons))
      found.set(person, [...(found.get(person) ?? []), place]);
  return found;
}

function rowsByPerson(rows: readonly PlannedRow[]): Map<string, PlannedRow[]> {
  const found = new Map<string, PlannedRow[]>();
  for (const row of rows)
    if (row.outcome === 'new' && row.read) {
      const ofPerson = found.get(row.read.person);
      if (ofPerson) ofPerson.push(row);
      else found.set(row.read.person, [row]);
    }
  return found;
}
