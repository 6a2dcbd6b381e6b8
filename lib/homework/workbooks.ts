import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Lesson } from '@/lib/contract/diary/diary';
import { DEFAULT_SUBJECT_ID, subjects, type Subject } from '@/lib/contract/subjects/subjects';
import type { Teaching } from '@/lib/contract/user/user';

type Workbooks = readonly WorkbookSummary[];

/** The subjects that have a workbook: the teacher's own first. */
export function offeredSubjects(workbooks: Workbooks, teaching: Teaching): Subject[] {
  const taught = teaching.subjects.map(({ subjectId }) => subjectId);
  const rank = ({ id }: Subject) => (taught.includes(id) ? taught.indexOf(id) : taught.length);
  return subjects
    .filter(({ id }) => workbooks.some(({ subjectId }) => subjectId === id))
    .sort((a, b) => rank(a) - rank(b));
}

/** The grades in which a subject has a workbook, rising. */
export function offeredGrades(workbooks: Workbooks, subjectId: number): number[] {
  const grades = workbooks.filter((book) => book.subjectId === subjectId).map(({ grade }) => grade);
  return [...new Set(grades)].sort((a, b) => a - b);
}

/** The workbooks of a subject and grade. */
export function offeredWorkbooks(workbooks: Workbooks, subjectId: number, grade: number) {
  return workbooks.filter((book) => book.subjectId === subjectId && book.grade === grade);
}

/**
 * The workbook to begin with: the one used last; else that of the first subject and grade that the
 * teacher teaches; else of the default subject; else the first. Null when there is none. [HW-01]
 */
export function firstWorkbook(
  workbooks: Workbooks,
  teaching: Teaching,
  lastUsedId: string | null = null,
): WorkbookSummary | null {
  const lastUsed = workbooks.find(({ id }) => id === lastUsedId);
  if (lastUsed) return lastUsed;
  for (const { subjectId, grades } of teaching.subjects)
    for (const grade of [...grades].sort((a, b) => a - b)) {
      const [book] = offeredWorkbooks(workbooks, subjectId, grade);
      if (book) return book;
    }
  return workbookOfSubject(workbooks, teaching, DEFAULT_SUBJECT_ID) ?? workbooks[0] ?? null;
}

/**
 * The workbook to show when the teacher turns to another subject: of the same grade when there is
 * one, else of a grade that they teach, else of the lowest. Null when the subject has none.
 */
export function workbookOfSubject(
  workbooks: Workbooks,
  teaching: Teaching,
  subjectId: number,
  grade?: number,
): WorkbookSummary | null {
  const taught = teaching.subjects.find((row) => row.subjectId === subjectId)?.grades ?? [];
  const offered = offeredGrades(workbooks, subjectId);
  const wanted = [grade, ...taught, ...offered].find(
    (one) => one !== undefined && offered.includes(one),
  );
  return wanted === undefined ? null : (offeredWorkbooks(workbooks, subjectId, wanted)[0] ?? null);
}

/** The workbook for a lesson of a diary; null when there is none of its subject. [DIARY-04] */
export function workbookOfLesson(
  workbooks: Workbooks,
  teaching: Teaching,
  { subjectId, grade }: Pick<Lesson, 'subjectId' | 'grade'>,
): WorkbookSummary | null {
  return subjectId === null
    ? null
    : workbookOfSubject(workbooks, teaching, subjectId, grade ?? undefined);
}
