import type { JournalClass, JournalHomework, JournalStudent } from '@/lib/contract/journal/journal';
import { plainLetter } from '@/lib/contract/values/class-letter';
import type { ClassListMember } from '@/platform/main-api/class-list/list-members';
import { stateNow } from '@/platform/main-api/homework/find-homework';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { markOf } from './mark-of';
import type { Column, Student, WorkRow } from './read-work';

export type Read = {
  columns: readonly Column[];
  rows: WorkRow[];
  members: readonly ClassListMember[];
  awaited: readonly Student[];
  answered: ReadonlyMap<string, number>;
};
type Place = { classNumber: number | null; classLetter: string };

const collator = new Intl.Collator('ru');

/** Puts what was read together: each student stands once, in one class, with all their marks. */
export function toClasses(read: Read): JournalClass[] {
  const { rows, awaited, members } = read;
  const listed = new Map(members.map((member) => [member.studentId, member]));
  const students = new Map(
    [...rows.map((row) => row.student), ...awaited].map((student) => [student.id, student]),
  );
  const placed = [...students.values()].map((student) => ({
    student,
    place: placeOf(student, listed.get(student.id)),
  }));
  const byStudent = groupBy(rows, ({ student }) => student.id);
  const begun = new Set(rows.map((row) => row.homework.id));
  const sharers = sharersOf(rows);
  const classes = [...groupBy(placed, ({ place }) => classIdOf(place))].map(
    ([classId, inClass]) => {
      const work = inClass.flatMap(({ student }) => byStudent.get(student.id) ?? []);
      const { classNumber, classLetter } = inClass[0]?.place ?? nowhere;
      return {
        ...{ classId, classNumber, classLetter },
        homework: columnsOf(read.columns, work, begun, classNumber),
        students: inClass
          .map(({ student }) => toStudent(student, byStudent.get(student.id) ?? [], read, sharers))
          .sort(byName),
      };
    },
  );
  return classes.sort(byClass);
}

const nowhere: Place = { classNumber: null, classLetter: '' };

/** A list of the teacher's decides; else what the student or their school says. */
function placeOf(student: Student, member: ClassListMember | undefined): Place {
  return member
    ? { classNumber: member.number, classLetter: member.letter }
    : { classNumber: student.classNumber, classLetter: student.classLetter };
}

/** «5А» and «5 (А)» are one class. [HW-07] */
const classIdOf = ({ classNumber, classLetter }: Place) =>
  `${classNumber ?? 'none'}-${plainLetter(classLetter)}`;

/** What the class works at: what one of it has begun, and of its grade what nobody has begun yet. */
function columnsOf(
  columns: readonly Column[],
  work: readonly WorkRow[],
  begun: ReadonlySet<string>,
  classNumber: number | null,
): JournalHomework[] {
  const ofClass = new Set(work.map((row) => row.homework.id));
  return columns
    .filter(({ id, state, grade }) =>
      begun.has(id) ? ofClass.has(id) : state !== 'withdrawn' && grade === classNumber,
    )
    .map((column) => ({
      taskHash: column.taskHash,
      title: column.title,
      createdAt: column.createdAt.toISOString(),
      dueAt: column.policy.dueAt,
      state: stateNow(column),
    }));
}

function toStudent(
  student: Student,
  work: WorkRow[],
  { answered }: Read,
  sharers: ReturnType<typeof sharersOf>,
): JournalStudent {
  const { id: userId, name, surname, hasAccount, browserHash } = student;
  const together = hasAccount ? [] : [...(sharers.get(browserHash) ?? [])];
  const byHomework = [...groupBy(work, (row) => row.homework.id).values()];
  return {
    ...{ userId, name, surname, hasAccount },
    sameBrowser: together.filter((id) => id !== userId),
    marks: byHomework.map((attempts) => markOf(attempts, answered)),
  };
}

/** The students without an account by the browser in which they gave their names. [TRUST-01] */
function sharersOf(rows: WorkRow[]): Map<string | null, Set<string>> {
  const named = rows.filter(({ student }) => !student.hasAccount && student.browserHash !== null);
  const byBrowser = groupBy(named, ({ student }) => student.browserHash);
  return new Map(
    [...byBrowser].map(([hash, of]) => [hash, new Set(of.map(({ student }) => student.id))]),
  );
}

/** The id is for those with the same name: their rows stay in their places. */
function byName(a: JournalStudent, b: JournalStudent): number {
  const order = collator.compare(`${a.surname} ${a.name}`, `${b.surname} ${b.name}`);
  return order || (a.userId < b.userId ? -1 : 1);
}

function byClass(a: JournalClass, b: JournalClass): number {
  const order = (a.classNumber ?? 99) - (b.classNumber ?? 99);
  return order || collator.compare(plainLetter(a.classLetter), plainLetter(b.classLetter));
}
