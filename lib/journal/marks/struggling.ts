import { countOf } from '@/lib/format/plural';
import type { JournalClass, JournalHomework, JournalStudent } from '@/lib/contract/journal/journal';
import { latenessOf } from './lateness';
import { homeworkTotals, studentTotals } from './totals';

/** Somebody who may need help, and why, the weightiest reason first. */
export type Struggling = { student: JournalStudent; reasons: string[] };

/** Below half of the points: with it, half of what was asked went wrong. */
const LOW_PERCENT = 50;

const works = ['работа', 'работы', 'работ'] as const;

/**
 * The students of a class who may need help, those with the most reasons first. What is not done counts
 * from when it is due, or when half of the class has finished it: before, it is only early. [HW-06]
 *
 * @param now ISO 8601
 */
export function strugglingOf(ofClass: JournalClass, now: string): Struggling[] {
  const expected = new Set(
    ofClass.homework
      .filter((homework) => isExpected(homework, ofClass, now))
      .map(({ taskHash }) => taskHash),
  );
  return ofClass.students
    .map((student) => ({ student, ...whyOf(student, ofClass, expected, now) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ student, reasons }) => ({ student, reasons }));
}

function isExpected(homework: JournalHomework, ofClass: JournalClass, now: string): boolean {
  const { notBegun, unfinished } = homeworkTotals(homework, ofClass, now);
  const isDue = homework.dueAt !== null && Date.parse(now) > Date.parse(homework.dueAt);
  return isDue || (notBegun + unfinished) * 2 <= ofClass.students.length;
}

function whyOf(
  student: JournalStudent,
  ofClass: JournalClass,
  expected: ReadonlySet<string>,
  now: string,
): { reasons: string[]; weight: number } {
  const { average } = studentTotals(student, ofClass, now);
  const isLow = average !== null && average.percent < LOW_PERCENT;
  const due = { homework: ofClass.homework.filter(({ taskHash }) => expected.has(taskHash)) };
  const { notBegun, unfinished } = studentTotals(student, due, now);
  const late = ofClass.homework.filter((homework) => {
    const mark = student.marks.find(({ taskHash }) => taskHash === homework.taskHash);
    return latenessOf(mark, homework, now) === 'finished';
  }).length;
  const reasons = [
    ...(isLow ? [`средний результат ${average.percent}\u00A0%`] : []),
    ...(notBegun > 0 ? [`не\u00A0начато: ${countOf(notBegun, works)}`] : []),
    ...(unfinished > 0 ? [`не\u00A0закончено: ${countOf(unfinished, works)}`] : []),
    ...(late > 0 ? [`сдано поздно: ${countOf(late, works)}`] : []),
  ];
  return { reasons, weight: (isLow ? 2 : 0) + 1.5 * notBegun + unfinished + late / 2 };
}
