import type { Journal } from '@/lib/contract/journal/journal';
import type { ChangedMark } from '@/lib/contract/journal/stream';

type Class = Journal['classes'][number];
type Student = Class['students'][number];

export type Applied = {
  /** The same object when nothing of it is another one. */
  journal: Journal;
  /** The marks that have no place in it: of a student or a homework that it does not show. */
  missing: ChangedMark[];
};

/** The journal with these marks in the places of those that were there. [HW-06] */
export function applyMarks(journal: Journal, changed: readonly ChangedMark[]): Applied {
  const left = new Map(changed.map((one) => [keyOf(one), one]));
  const classes = journal.classes.map((one) => applyToClass(one, left));
  const isSame = classes.every((one, index) => one === journal.classes[index]);
  return { journal: isSame ? journal : { ...journal, classes }, missing: [...left.values()] };
}

const keyOf = ({ userId, mark }: ChangedMark) => `${userId} ${mark.taskHash}`;

/** @param left what has no place yet; what finds one is taken out */
function applyToClass(own: Class, left: Map<string, ChangedMark>): Class {
  const columns = own.homework.map(({ taskHash }) => taskHash);
  const students = own.students.map((student) => {
    const found = columns.flatMap((taskHash) => {
      const key = `${student.userId} ${taskHash}`;
      const one = left.get(key);
      left.delete(key);
      return one ? [one.mark] : [];
    });
    return found.length > 0 ? withMarks(student, found) : student;
  });
  const isSame = students.every((one, index) => one === own.students[index]);
  return isSame ? own : { ...own, students };
}

function withMarks(student: Student, marks: Student['marks']): Student {
  const isOther = ({ taskHash }: Student['marks'][number]) =>
    marks.every((one) => one.taskHash !== taskHash);
  return { ...student, marks: [...student.marks.filter(isOther), ...marks] };
}
