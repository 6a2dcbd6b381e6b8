import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Table, type TableColumn } from '@/components/ui/table/table';
import type { ResultsRow } from '@/lib/contract/school/results/results';
import { findSubject } from '@/lib/contract/subjects/subjects';
import { classTitle } from '@/lib/format/class-title';

const columns: readonly TableColumn<ResultsRow>[] = [
  {
    ...{ id: 'subject', title: 'Предмет', isRowHeader: true },
    cell: ({ subjectId }) => findSubject(subjectId)?.title ?? '',
  },
  {
    ...{ id: 'teacher', title: 'Учитель' },
    cell: ({ teacher }) =>
      teacher ?? <span className="text-ink-soft">учителя не&nbsp;из&nbsp;школы</span>,
  },
  { ...{ id: 'homework', title: 'Заданий', align: 'end' }, cell: ({ homework }) => homework },
  { ...{ id: 'students', title: 'Учеников', align: 'end' }, cell: ({ students }) => students },
  {
    ...{ id: 'average', title: 'Средний результат', align: 'end' },
    cell: ({ average }) => (average === null ? '—' : `${average}\u00A0%`),
  },
];

/** What the classes of a school have done, in sums. [HW-11] */
export function ResultsView({ rows }: { rows: readonly ResultsRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState title="Пока ничего не&nbsp;сдано">
        Как только ученики ваших классов сдадут первую работу, здесь появятся итоги по&nbsp;классам
        и&nbsp;предметам.
      </EmptyState>
    );
  const classes = new Map<string, ResultsRow[]>();
  for (const row of rows) classes.set(row.classId, [...(classes.get(row.classId) ?? []), row]);
  return (
    <div className="flex flex-col gap-6">
      {[...classes].map(([classId, ofClass]) => (
        <Table
          key={classId}
          caption={`${classTitle(ofClass[0]?.classNumber ?? null, ofClass[0]?.classLetter ?? '')}\u00A0класс`}
          columns={columns}
          rows={ofClass}
          // Two teachers of a subject may have one name.
          rowKey={(row) => String(ofClass.indexOf(row))}
          empty={null}
        />
      ))}
    </div>
  );
}
