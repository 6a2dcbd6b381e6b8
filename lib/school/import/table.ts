import { MAX_IMPORT_ROWS } from '@/lib/contract/school/limits';

/** A sheet as it was read: texts alone, empty ones for empty cells. */
export type Sheet = { title: string; rows: string[][] };

/** Why a file cannot be read; each has its words in `file-problems.ts`. */
export type FileProblem =
  | 'empty'
  | 'too_large'
  | 'too_many_rows'
  | 'too_wide'
  | 'old_excel'
  | 'not_a_table'
  | 'damaged'
  | 'bomb';

export type ReadFile = { ok: true; sheets: Sheet[] } | { ok: false; problem: FileProblem };

/** What stops the reading of a file. */
export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
    this.name = 'FileRefused';
  }
}

export const MAX_FILE_BYTES = 1_000_000;
/** Headings and empty rows stand above and between those that count. */
export const MAX_SHEET_ROWS = MAX_IMPORT_ROWS + 200;
/** As a school's electronic diary writes out, and more. */
export const MAX_COLUMNS = 100;

/** @throws FileRefused when it has more rows or columns than a list of a school */
export function toSheet(title: string, rows: string[][]): Sheet {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const kept = rows.slice(0, last + 1);
  if (kept.length > MAX_SHEET_ROWS) throw new FileRefused('too_many_rows');
  if (kept.some((row) => row.length > MAX_COLUMNS && row.slice(MAX_COLUMNS).some(Boolean)))
    throw new FileRefused('too_wide');
  return { title, rows: kept };
}
