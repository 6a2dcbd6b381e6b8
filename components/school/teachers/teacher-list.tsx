import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { SchoolTeacher } from '@/lib/contract/school/people/people';
import { findSubject } from '@/lib/contract/subjects/subjects';
import { countOf } from '@/lib/format/plural';
import { TeacherRow } from './teacher-row';

const month = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The teachers of a school, and how much they work here. [HW-11] */
export function TeacherList({ teachers }: { teachers: readonly SchoolTeacher[] }) {
  if (teachers.length === 0)
    return (
      <EmptyState title="Учителей пока нет">
        Как учителя попадают в&nbsp;школу, написано ниже.
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {teachers.map((teacher) => (
        <TeacherRow
          key={teacher.id}
          id={teacher.id}
          name={[teacher.surname, teacher.name, teacher.patronymic]
            .filter((part) => part !== '')
            .join(' ')}
          about={aboutOf(teacher)}
        />
      ))}
    </ul>
  );
}

function aboutOf({ subjectIds, homework, lastActiveMonth }: SchoolTeacher): string {
  const subjects = subjectIds.map((id) => findSubject(id)?.title.toLowerCase() ?? '');
  return [
    subjects.length === 0 ? 'предмет не\u00A0указан' : subjects.join(', '),
    homework === 0 ? 'заданий пока нет' : countOf(homework, ['задание', 'задания', 'заданий']),
    lastActiveMonth === null
      ? 'ещё не\u00A0заходил'
      : `заходил: ${month.format(new Date(`${lastActiveMonth}-01T00:00:00Z`))}`,
  ].join(' · ');
}
