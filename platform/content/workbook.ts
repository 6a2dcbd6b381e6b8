import type { AuthoredTask } from '@/platform/tasks/write-task';

/** A workbook that passed every check. */
export type Workbook = {
  /** The name of its folder: `{subject}-{grade}`. */
  id: string;
  title: string;
  subjectId: number;
  grade: number;
  description: string;
  /** The date of the content, as an ISO date without time. */
  changed: string;
  /** Whether everybody sees it; else those who work with such or check them. [FEAT-02] */
  released: boolean;
  modules: WorkbookModule[];
  /** What a visitor tries without signing in: one task, in no lesson. [HW-03] */
  sample: WorkbookStep;
};

export type WorkbookModule = {
  /** The name of its file without number and extension: moving a module does not change it. */
  id: string;
  title: string;
  lessons: WorkbookLesson[];
};

type WorkbookLesson = { title: string; steps: WorkbookStep[] };

export type WorkbookStep = { uuid: string; title: string; tasks: WorkbookTask[] };

export type WorkbookTask = AuthoredTask;
