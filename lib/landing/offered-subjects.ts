import type { WorkbookSummary } from '@/lib/contract/content/content';
import { subjects, type Subject } from '@/lib/contract/subjects/subjects';

/** A subject with its workbooks; in the order of the subject table. */
export type OfferedSubject = { subject: Subject; grades: readonly number[] };

/** Mathematics: a sample that everybody understands, whatever they teach. */
const FEATURED_SUBJECT_ID = 1;

/** The subjects that have workbooks, with the grades, and those that have none yet. [SUBJ-01] */
export function arrangeSubjects(workbooks: readonly WorkbookSummary[]): {
  offered: readonly OfferedSubject[];
  coming: readonly Subject[];
} {
  const all = subjects.map((subject) => {
    const grades = workbooks
      .filter((book) => book.subjectId === subject.id)
      .map(({ grade }) => grade);
    return { subject, grades: [...new Set(grades)].sort((a, b) => a - b) };
  });
  return {
    offered: all.filter(({ grades }) => grades.length > 0),
    coming: all.filter(({ grades }) => grades.length === 0).map(({ subject }) => subject),
  };
}

/** The workbook whose sample stands for all of them; null when there are no workbooks. */
export function featuredWorkbook(workbooks: readonly WorkbookSummary[]): WorkbookSummary | null {
  return (
    workbooks.find(({ subjectId }) => subjectId === FEATURED_SUBJECT_ID) ?? workbooks[0] ?? null
  );
}
