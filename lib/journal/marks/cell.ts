import type { Mark } from '@/lib/contract/journal/journal';

/** What a cell of the journal says, and whose attempt it opens. */
export type Cell =
  | { kind: 'none' }
  | ({ attemptCode: string } & (
      | { kind: 'mark'; grade: number; percent: number }
      | { kind: 'progress'; done: number; total: number }
      | { kind: 'awaiting'; count: number }
      | { kind: 'returned' }
    ));

/**
 * The cell of a student for a homework: the mark, how far the work is, what waits for the teacher, or
 * nothing. [HW-06] [REV-02] [REV-03]
 */
export function cellOf(marks: readonly Mark[], taskHash: string): Cell {
  const mark = marks.find((one) => one.taskHash === taskHash);
  if (!mark) return { kind: 'none' };
  const { attemptCode, grade, score } = mark;
  if (mark.isReturned) return { kind: 'returned', attemptCode };
  if (mark.finishedAt !== null && mark.awaitingCount > 0)
    return { kind: 'awaiting', count: mark.awaitingCount, attemptCode };
  if (grade !== null && score !== null) return { kind: 'mark', grade, percent: score, attemptCode };
  return { kind: 'progress', done: mark.answeredCount, total: mark.stepCount, attemptCode };
}
