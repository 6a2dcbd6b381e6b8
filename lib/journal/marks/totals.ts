import { cellOf } from './cell';
import type { JournalClass, JournalHomework, JournalStudent } from '@/lib/contract/journal/journal';
import { latenessOf } from './lateness';

/** Of all marks that are shown: percent to a whole, grade to a tenth. */
export type Average = { percent: number; grade: number };

/** What a row or a column of the journal comes to. */
export type Totals = {
  /** Null while there is no mark. */
  average: Average | null;
  notBegun: number;
  /** Begun and not finished; given back counts, too. */
  unfinished: number;
  /** Finished too late, or not finished in time. */
  late: number;
};

type Pair = { student: JournalStudent; homework: JournalHomework };

function totalsOf(pairs: readonly Pair[], now: string): Totals {
  const cells = pairs.map(({ student, homework }) => cellOf(student.marks, homework.taskHash));
  const marks = cells.flatMap((cell) => (cell.kind === 'mark' ? [cell] : []));
  const late = pairs.filter(({ student, homework }) => {
    const mark = student.marks.find(({ taskHash }) => taskHash === homework.taskHash);
    return latenessOf(mark, homework, now) !== null;
  });
  return {
    average: averageOf(marks),
    notBegun: cells.filter(({ kind }) => kind === 'none').length,
    unfinished: cells.filter(({ kind }) => kind === 'progress' || kind === 'returned').length,
    late: late.length,
  };
}

/** The mean of marks; null of none. Halves are rounded up. */
function averageOf(marks: readonly Average[]): Average | null {
  if (marks.length === 0) return null;
  const sum = (key: keyof Average) => marks.reduce((total, mark) => total + mark[key], 0);
  return {
    percent: Math.round(sum('percent') / marks.length),
    // Divided last: the quotient of whole numbers is exact at halves.
    grade: Math.round((sum('grade') * 10) / marks.length) / 10,
  };
}

/** What a student has at the homework of the class. [HW-06] */
export function studentTotals(
  student: JournalStudent,
  { homework }: Pick<JournalClass, 'homework'>,
  now: string,
): Totals {
  return totalsOf(
    homework.map((one) => ({ student, homework: one })),
    now,
  );
}

/** What the students of the class have at a homework. [HW-06] */
export function homeworkTotals(
  homework: JournalHomework,
  { students }: Pick<JournalClass, 'students'>,
  now: string,
): Totals {
  return totalsOf(
    students.map((student) => ({ student, homework })),
    now,
  );
}
