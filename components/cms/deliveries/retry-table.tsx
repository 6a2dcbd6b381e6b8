import { Table, type TableColumn } from '@/components/ui/table/table';
import type { DeliveryRetry } from '@/lib/contract/cms/cms-deliveries';
import { formatDayTime } from '@/lib/format/date-time';
import { kindTitles } from './words';

const columnsIn = (timeZone: string): readonly TableColumn<DeliveryRetry>[] => [
  {
    id: 'when',
    title: 'Когда',
    isRowHeader: true,
    cell: ({ retriedAt }) => <time dateTime={retriedAt}>{formatDayTime(retriedAt, timeZone)}</time>,
  },
  { id: 'who', title: 'Кто', cell: ({ retriedBy }) => retriedBy },
  {
    id: 'what',
    title: 'Что',
    cell: ({ kind }) => (kind === null ? 'всё, что не\u00A0дошло' : kindTitles[kind].one),
  },
  { id: 'count', title: 'Сколько', align: 'end', cell: ({ count }) => count },
];

/** Who has had what tried again, the newest first. */
export function RetryTable({
  retries,
  timeZone,
}: {
  retries: readonly DeliveryRetry[];
  timeZone: string;
}) {
  return (
    <Table
      caption="Кто что повторял"
      columns={columnsIn(timeZone)}
      rows={retries}
      rowKey={({ id }) => id}
      empty="Ещё никто не&nbsp;повторял"
    />
  );
}
