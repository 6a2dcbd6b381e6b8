'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Table, type TableColumn } from '@/components/ui/table/table';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import { type FailedDelivery } from '@/lib/contract/cms/cms-deliveries';
import { failureCauses } from '@/lib/contract/diary/failure-cause';
import { formatDayTime } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { RetryOutcome } from './retry-outcome';
import { useFreshPage } from './use-fresh-page';
import { useRetry, type Retrying } from './use-retry';
import { kindTitles } from './words';

type FailedDeliveriesProps = {
  /** The newest of them. */
  failed: readonly FailedDelivery[];
  total: number;
  /** Something is on its way: the numbers change by themselves. */
  isMoving: boolean;
  timeZone: string;
};

/** What did not arrive in a diary and why, to be tried again. [DIARY-06] */
export function FailedDeliveries({ failed, total, isMoving, timeZone }: FailedDeliveriesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const retrying = useRetry(() => heading.current?.focus());
  useFreshPage(isMoving);
  return (
    <section aria-labelledby="failed-deliveries" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2
            ref={heading}
            id="failed-deliveries"
            tabIndex={-1}
            className="text-title-m font-bold outline-none"
          >
            Не&nbsp;дошли
          </h2>
          {total > failed.length ? (
            <p className="text-ink-soft">
              {failed.length} новых из&nbsp;{total}
            </p>
          ) : null}
        </div>
        {total > 0 ? (
          <Button
            size="s"
            pending={retrying.pending === 'all'}
            disabled={retrying.pending !== null && retrying.pending !== 'all'}
            onClick={() => retrying.retryAll()}
          >
            Повторить все
          </Button>
        ) : null}
      </div>
      <RetryOutcome outcome={retrying.outcome} />
      {total === 0 ? (
        <Card>
          <EmptyState title={isMoving ? 'Остальное в\u00A0пути' : 'Всё дошло'}>
            Когда дневник что-то не&nbsp;примет, здесь будет видно, что и&nbsp;почему.
          </EmptyState>
        </Card>
      ) : (
        <FailedTable failed={failed} retrying={retrying} timeZone={timeZone} />
      )}
    </section>
  );
}

type FailedTableProps = Pick<FailedDeliveriesProps, 'failed' | 'timeZone'> & {
  retrying: Retrying;
};

function FailedTable({ failed, retrying, timeZone }: FailedTableProps) {
  return (
    <Table
      caption="Что не&nbsp;дошло до&nbsp;дневников"
      hideCaption
      columns={columnsOf(retrying, timeZone)}
      rows={failed}
      rowKey={({ id }) => id}
      empty="Ничего"
    />
  );
}

const columnsOf = (
  { pending, retry }: Retrying,
  timeZone: string,
): readonly TableColumn<FailedDelivery>[] => [
  { id: 'what', title: 'Домашнее задание', isRowHeader: true, cell: (row) => <Title row={row} /> },
  {
    id: 'why',
    title: 'Почему',
    cell: (row) => (
      <div className="flex flex-col items-start gap-2 medium:flex-row medium:items-center medium:justify-between medium:gap-6">
        <span>{row.cause === null ? 'Причина не\u00A0сохранилась' : failureCauses[row.cause]}</span>
        <span className="shrink-0">
          <Button
            variant="secondary"
            size="s"
            aria-label={`Повторить: ${row.title}, ${placeOf(row)}`}
            pending={pending === row.id}
            disabled={pending !== null && pending !== row.id}
            onClick={() => retry(row.id)}
          >
            Повторить
          </Button>
        </span>
      </div>
    ),
  },
  { id: 'diary', title: 'Дневник', cell: ({ provider }) => externalProviders[provider].title },
  {
    id: 'since',
    title: 'С\u00A0какого времени',
    cell: ({ since }) => <time dateTime={since}>{formatDayTime(since, timeZone)}</time>,
  },
];

function Title({ row }: { row: FailedDelivery }) {
  return (
    <>
      {typeset(row.title)}
      <span className="block text-caption font-normal text-ink-soft">{placeOf(row)}</span>
    </>
  );
}

/** «задание, 5А»: of a homework and the marks for it the title is the same. */
const placeOf = ({ kind, groupName }: FailedDelivery): string =>
  [kindTitles[kind].one, groupName].filter((part) => part !== '').join(', ');
