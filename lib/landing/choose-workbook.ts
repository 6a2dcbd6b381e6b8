import type { WorkbookSummary } from '@/lib/contract/content/content';
import { subjects, type Subject } from '@/lib/contract/subjects/subjects';

/** The subject with this name in addresses, or null. [SUBJ-01] */
export function findSubjectByName(name: string): Subject | null {
  return subjects.find((subject) => subject.name === name) ?? null;
}

/** The second part of a landing's path for a grade. */
export function gradePart(grade: number): string {
  return `${grade}-class`;
}

/**
 * Which workbook a landing shows: the one of the grade in the address, else the one of the subject's
 * first landing, else that of the lowest grade. [SEO-09]
 *
 * @param part the second part of the path, as it stands there
 * @param workbooks of this subject
 */
export function chooseWorkbook(
  subject: Subject,
  part: string,
  workbooks: readonly WorkbookSummary[],
): { grade: number | null; workbook: WorkbookSummary | null } {
  const rising = [...workbooks].sort((one, other) => one.grade - other.grade);
  const asked = rising.find(({ grade }) => gradePart(grade) === part);
  if (asked) return { grade: asked.grade, workbook: asked };
  const first = rising.find(
    ({ grade }) => `${subject.name}_${gradePart(grade)}` === subject.startPath,
  );
  return { grade: null, workbook: first ?? rising[0] ?? null };
}
