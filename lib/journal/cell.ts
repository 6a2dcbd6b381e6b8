import type { Mark } from '@/lib/contract/journal/journal';

/** What a cell of the journal says. */
export type Cell =
  | { kind: 'mark'; grade: number; percent: number }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'none' };

/** The cell of a student for a homework: the mark, how far the work is, or nothing. [HW-06] */
export function cellOf(marks: readonly Mark[], taskHash: string): Cell {
  const mark = marks.find((one) => one.taskHash === taskHash);
  if (!mark) return { kind: 'none' };
  if (mark.grade !== null && mark.score !== null)
    return { kind: 'mark', grade: mark.grade, percent: mark.score };
  return { kind: 'progress', done: mark.answeredCount, total: mark.stepCount };
}
