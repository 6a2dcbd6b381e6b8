import type { ListChanges } from '@/components/class-list/list-changes';
import { StudentRow } from './student-row';

/** The students of a list, in the order of a register. */
export function StudentRows({ list, onChanged }: ListChanges) {
  const { students, archivedAt } = list;
  if (students.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-control px-4 py-8 text-center text-ink-soft">
        В&nbsp;списке пока никого нет. Вставьте фамилии и&nbsp;имена или отправьте ученикам код
        класса.
      </p>
    );
  return (
    <ol
      aria-label="Ученики"
      className="divide-y divide-line rounded-xl border border-line bg-surface shadow-sheet"
    >
      {students.map((student, at) => (
        <StudentRow
          key={student.userId}
          number={at + 1}
          student={student}
          listId={list.listId}
          isFixed={archivedAt !== null}
          onChanged={onChanged}
        />
      ))}
    </ol>
  );
}
