import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { Subject } from '@/lib/contract/subjects/subjects';
import type { PublicTask } from '@/lib/contract/tasks/tasks';

/** A task that visitors try without signing in. */
export type Sample = { title: string; task: PublicTask };

/** What a subject's landing shows. [ROUTE-23] */
export type SubjectLanding = {
  subject: Subject;
  /** The grade in the address; null when that is none with a workbook. [SEO-09] */
  grade: number | null;
  /** The workbook of that grade, else the one to begin with; null when the subject has none yet. */
  workbook: Workbook | null;
  sample: Sample | null;
  /** All workbooks of the subject, by rising grade. */
  workbooks: readonly WorkbookSummary[];
};
