import type { ImportRow } from '@/lib/contract/school/import/import';
import { MAX_CELL } from '@/lib/contract/school/limits';
import type { Sheet } from './table';

/** Which column holds what, counted from 0; null for none. `fullName` stands for surname and name. */
export type Columns = {
  fullName: number | null;
  surname: number | null;
  name: number | null;
  className: number | null;
};
export type ColumnName = keyof Columns;

/** How headings are written, in small letters; a beginning is enough. */
const headings: Record<ColumnName, RegExp> = {
  fullName: /^(?:фио|ф\.\s?и\.|фамилия,?\s(?:и\s)?имя|ученик|обучающийся|учащийся)/,
  surname: /^фамилия/,
  name: /^имя/,
  className: /^класс(?!н)/,
};
const names = Object.keys(headings) as ColumnName[];

/** Titles, dates and merged cells stand above the headings. */
const SEARCHED_ROWS = 20;

const NONE: Columns = { fullName: null, surname: null, name: null, className: null };

/** Where the headings are and what they say; without any, nothing is known and the first row counts. */
export function findColumns({ rows }: Sheet): { columns: Columns; firstRow: number } {
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const columns = columnsOf(row);
    const known = names.filter((name) => columns[name] !== null);
    if (known.length > 1 || columns.fullName !== null) return { columns, firstRow: at + 1 };
  }
  return { columns: NONE, firstRow: 0 };
}

function columnsOf(row: readonly string[]): Columns {
  const columns = { ...NONE };
  for (const [at, cell] of row.entries()) {
    const text = cell.trim().toLowerCase().replaceAll('ё', 'е');
    const name = names.find((one) => headings[one].test(text));
    if (name) columns[name] ??= at;
  }
  // «Фамилия» and «Имя» of their own say more than one column with both.
  if (columns.surname !== null && columns.name !== null) columns.fullName = null;
  return columns;
}

/** Whether rows can be made of these columns. */
export const isComplete = ({ fullName, surname, name, className }: Columns) =>
  className !== null && (fullName !== null || (surname !== null && name !== null));

/**
 * The rows as the platform takes them, with their numbers in the file; empty ones are left out, and so is
 * the patronymic: nobody here needs it.
 */
export function toImportRows(sheet: Sheet, columns: Columns, firstRow: number): ImportRow[] {
  return sheet.rows.flatMap((row, at) => {
    if (at < firstRow) return [];
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? '').trim());
    const [first = '', second = ''] = cell(columns.fullName).split(/\s+/);
    const named =
      columns.fullName === null
        ? { surname: cell(columns.surname), name: cell(columns.name) }
        : { surname: first, name: second };
    const read = { ...named, className: cell(columns.className) };
    if (Object.values(read).every((text) => text === '')) return [];
    return [{ line: at + 1, ...bounded(read) }];
  });
}

type Cells = Omit<ImportRow, 'line'>;

/** Texts that a database can keep, none longer than the platform takes. */
function bounded({ surname, name, className }: Cells): Cells {
  const cut = (text: string) =>
    text
      .replace(/[\0\p{Surrogate}]/gu, '')
      .slice(0, MAX_CELL)
      .replace(/[\uD800-\uDBFF]$/, '');
  return { surname: cut(surname), name: cut(name), className: cut(className) };
}
