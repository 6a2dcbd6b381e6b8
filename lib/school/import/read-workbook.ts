import readXlsx, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { FileRefused, toSheet, type Sheet } from './table';
import { unpackWorkbook } from './unpack';

/**
 * The sheets of an XLSX file as texts; of a formula what it came to when the file was saved.
 *
 * @throws FileRefused
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const workbook = unpackWorkbook(bytes);
  try {
    const sheets = await readXlsx(workbook, { trim: true });
    return sheets.map(({ sheet, data }) =>
      toSheet(
        sheet,
        data.map((row) => row.map(textOf)),
      ),
    );
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new FileRefused('damaged');
    throw new FileRefused('damaged');
  }
}

/** What a cell says; a date as Russian Excel shows it, by which a class that became one is recognised. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return '';
  const [year = '', month = '', day = ''] = cell.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
