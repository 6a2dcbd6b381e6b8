import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Table, type TableColumn } from '@/components/ui/table/table';
import { featureTexts, stateText } from '@/lib/cms/feature-texts';
import type { FeatureChange } from '@/lib/contract/cms/cms-features';
import { formatDayTime } from '@/lib/format/date-time';

type ChangeTableProps = { changes: readonly FeatureChange[]; timeZone: string };

const columnsIn = (timeZone: string): readonly TableColumn<FeatureChange>[] => [
  {
    id: 'when',
    title: 'Когда',
    isRowHeader: true,
    cell: ({ changedAt }) => <time dateTime={changedAt}>{formatDayTime(changedAt, timeZone)}</time>,
  },
  { id: 'feature', title: 'Возможность', cell: ({ name }) => featureTexts[name].title },
  { id: 'who', title: 'Кто', cell: ({ changedBy }) => changedBy },
  { id: 'from', title: 'Было', cell: ({ from }) => stateText(from) },
  { id: 'to', title: 'Стало', cell: ({ to }) => stateText(to) },
];

/** Who has switched what, the newest first. [FEAT-01] */
export function ChangeTable({ changes, timeZone }: ChangeTableProps) {
  return (
    <Table
      caption="Кто что менял"
      columns={columnsIn(timeZone)}
      rows={changes}
      rowKey={({ name, version }) => `${name} ${version}`}
      empty={
        <EmptyState title="Изменений ещё не&nbsp;было">
          Здесь будет видно, кто, когда и&nbsp;что переключил.
        </EmptyState>
      }
    />
  );
}
