import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SchoolClass } from '@/lib/contract/school/classes/classes';
import type { SchoolStudent } from '@/lib/contract/school/people/people';
import { classTitle } from '@/lib/format/class-title';
import { formatDay } from '@/lib/format/date-time';
import { StudentRow } from './student-row';

type StudentListProps = {
  students: readonly SchoolStudent[];
  classes: readonly SchoolClass[];
  timeZone: string;
  /** What to do when there is nobody. */
  empty: { title: string; text: string };
};

/** Students of a school, and what can be done about each. [HW-11] */
export function StudentList({ students, classes, timeZone, empty }: StudentListProps) {
  if (students.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const open = classes.filter(({ isArchived }) => !isArchived);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {students.map((student) => (
        <StudentRow
          key={student.id}
          id={student.id}
          classId={student.classId}
          name={[student.surname, student.name].filter((part) => part !== '').join(' ')}
          about={aboutOf(student, timeZone)}
          classes={open.map(({ id, number, letter }) => ({
            value: id,
            label: classTitle(number, letter),
          }))}
        />
      ))}
    </ul>
  );
}

function aboutOf(student: SchoolStudent, timeZone: string): string {
  const { classId, classNumber, classLetter, code, lastWorkAt } = student;
  return [
    classId === null ? 'без класса' : classTitle(classNumber, classLetter),
    code === null ? 'без кода' : `код\u00A0${code}`,
    lastWorkAt === null ? 'работ пока нет' : `последняя работа ${formatDay(lastWorkAt, timeZone)}`,
  ].join(' · ');
}
