import type { WorkbookSummary } from '@/lib/contract/content/content';
import { subjects, type Subject } from '@/lib/contract/subjects/subjects';

/** A subject with its workbooks; in the order of the subject table. */
export type ShelfSubject = { subject: Subject; grades: readonly number[] };

/** Mathematics: a sample that everybody understands, whatever they teach. */
const FEATURED_SUBJECT_ID = 1;

/** The subjects that have workbooks, with the grades, and those that have none yet. [SUBJ-01] */
export function arrangeShelf(shelf: readonly WorkbookSummary[]): {
  offered: readonly ShelfSubject[];
  coming: readonly Subject[];
} {
  const all = subjects.map((subject) => {
    const grades = shelf.filter((book) => book.subjectId === subject.id).map(({ grade }) => grade);
    return { subject, grades: [...new Set(grades)].sort((a, b) => a - b) };
  });
  return {
    offered: all.filter(({ grades }) => grades.length > 0),
    coming: all.filter(({ grades }) => grades.length === 0).map(({ subject }) => subject),
  };
}

/** The workbook whose sample stands for all of them; null on an empty shelf. */
export function featuredWorkbook(shelf: readonly WorkbookSummary[]): WorkbookSummary | null {
  return shelf.find(({ subjectId }) => subjectId === FEATURED_SUBJECT_ID) ?? shelf[0] ?? null;
}
