import { useId, type ReactNode } from 'react';
import { ScrollRegion } from './scroll-region';

export type TableColumn<Row> = {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end`: numbers, whose digits stand below each other. */
  align?: 'start' | 'end';
  /** Its cells name their rows; it stays in its place while the rest moves under it. */
  isRowHeader?: boolean;
};

type TableProps<Row> = {
  /** What the table shows: the name of the table and of its frame. */
  caption: ReactNode;
  /** A heading right above says it already: the caption is read out, not shown. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in place of the rows when there are none: says what to do next. */
  empty: ReactNode;
  /** Many narrow columns: they stand close to each other, at the beginning of the row. */
  isCompact?: boolean;
};

/** Rows of things of one kind. A real table; wider than a phone, it moves in its own frame. [UI-12] */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, empty, isCompact = false } = props;
  const { gaps, align } = isCompact ? density.compact : density.normal;
  const captionId = useId();
  return (
    <ScrollRegion labelledBy={captionId}>
      <table
        className={`${isCompact ? lastTakesRest : ''} w-full border-separate border-spacing-0 text-left`}
      >
        <caption id={captionId} className={hideCaption ? 'sr-only' : captionLook}>
          {/* As wide as the frame, not as the table: it is read without moving sideways. */}
          <span className="sticky left-0 block w-fit max-w-[100cqw] px-4 py-4 medium:px-6">
            {caption}
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={`${headLook} ${gaps} ${lookOf(column)}`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_tr:last-child>*]:border-b-0">
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length}>
                <div className="sticky left-0 w-[100cqw]">{empty}</div>
              </td>
            </tr>
          ) : (
            rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                cellLook={`${cellBase} ${gaps} ${align}`}
              />
            ))
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type TableRowProps<Row> = { row: Row; columns: readonly TableColumn<Row>[]; cellLook: string };

function TableRow<Row>({ row, columns, cellLook }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} scope="row" className={`${cellLook} font-medium ${lookOf(column)}`}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={`${cellLook} ${lookOf(column)}`}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const captionLook = 'border-b border-line text-left text-title-s font-semibold';
const density = {
  normal: { gaps: 'px-4 medium:px-6', align: 'align-baseline' },
  compact: { gaps: 'px-3 first:px-4 medium:first:px-6', align: 'align-middle' },
} as const;
const lastTakesRest = '[&_tr>:last-child]:w-full';
const headLook = 'border-b border-line py-3 align-bottom text-caption font-medium text-ink-soft';
const cellBase = 'border-b border-line py-3';

function lookOf<Row>({ align = 'start', isRowHeader = false }: TableColumn<Row>): string {
  return [
    align === 'end' ? 'text-right tabular-nums' : '',
    isRowHeader
      ? 'sticky left-0 z-10 max-w-44 min-w-32 border-r bg-surface break-words hyphens-auto medium:max-w-80 medium:min-w-56'
      : '',
  ].join(' ');
}
