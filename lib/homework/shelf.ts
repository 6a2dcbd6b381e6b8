import type { WorkbookSummary } from '@/lib/contract/content/content';
import { DEFAULT_SUBJECT_ID, subjects, type Subject } from '@/lib/contract/subjects/subjects';
import type { Teaching } from '@/lib/contract/user/user';

type Shelf = readonly WorkbookSummary[];

/** The subjects that have a workbook: the teacher's own first. */
export function offeredSubjects(shelf: Shelf, teaching: Teaching): Subject[] {
  const taught = teaching.subjects.map(({ subjectId }) => subjectId);
  const rank = ({ id }: Subject) => (taught.includes(id) ? taught.indexOf(id) : taught.length);
  return subjects
    .filter(({ id }) => shelf.some(({ subjectId }) => subjectId === id))
    .sort((a, b) => rank(a) - rank(b));
}

/** The grades in which a subject has a workbook, rising. */
export function offeredGrades(shelf: Shelf, subjectId: number): number[] {
  const grades = shelf.filter((book) => book.subjectId === subjectId).map(({ grade }) => grade);
  return [...new Set(grades)].sort((a, b) => a - b);
}

/** The workbooks of a subject and grade. */
export function offeredWorkbooks(shelf: Shelf, subjectId: number, grade: number) {
  return shelf.filter((book) => book.subjectId === subjectId && book.grade === grade);
}

/**
 * The workbook to begin with: the one used last; else that of the first subject and grade that the
 * teacher teaches; else of the default subject; else the first. Null when there is none. [HW-01]
 */
export function firstWorkbook(
  shelf: Shelf,
  teaching: Teaching,
  lastUsedId: string | null = null,
): WorkbookSummary | null {
  const lastUsed = shelf.find(({ id }) => id === lastUsedId);
  if (lastUsed) return lastUsed;
  for (const { subjectId, grades } of teaching.subjects)
    for (const grade of [...grades].sort((a, b) => a - b)) {
      const [book] = offeredWorkbooks(shelf, subjectId, grade);
      if (book) return book;
    }
  return workbookOfSubject(shelf, teaching, DEFAULT_SUBJECT_ID) ?? shelf[0] ?? null;
}

/**
 * The workbook to show when the teacher turns to another subject: of the same grade when there is
 * one, else of a grade that they teach, else of the lowest. Null when the subject has none.
 */
export function workbookOfSubject(
  shelf: Shelf,
  teaching: Teaching,
  subjectId: number,
  grade?: number,
): WorkbookSummary | null {
  const taught = teaching.subjects.find((row) => row.subjectId === subjectId)?.grades ?? [];
  const offered = offeredGrades(shelf, subjectId);
  const wanted = [grade, ...taught, ...offered].find(
    (one) => one !== undefined && offered.includes(one),
  );
  return wanted === undefined ? null : (offeredWorkbooks(shelf, subjectId, wanted)[0] ?? null);
}
