import type { Cell, SheetOptions } from 'write-excel-file/universal';
import { sheetName } from './names';
import type { Sheet, SheetCell } from './sheet';
import { splitColumns } from './split';

/** In signs of the usual font. */
const NAME_WIDTH = 32;
const COLUMN_WIDTH = 16;
const LAST_WIDTH = 40;

/**
 * The library packs what is larger than 160 kB in a worker of its own, which our content policy does not
 * let it start: a table of more cells than this goes to several sheets, each with the names.
 */
const MAX_CELLS = 3_000;

const LATE_COLOUR = '#fdf3dc';

/** A sheet as a workbook of Excel: numbers are numbers, texts stay texts. Loads what it takes. [HW-06] */
export async function sheetXlsx(sheet: Sheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const parts = splitColumns(sheet, Math.floor(MAX_CELLS / (sheet.rows.length + 1)));
  const sheets = parts.map((part, index) => ({
    data: [
      [{ value: part.title, fontWeight: 'bold' as const }],
      part.head.map((text) => ({ ...ofText(text), ...headLook })),
      ...part.rows.map((row) => row.map(toCell)),
    ],
    ...lookOf(part),
    sheet:
      index === 0
        ? sheetName(sheet.title)
        : `${sheetName(sheet.title).slice(0, 26)} (${index + 1})`,
  }));
  return write(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBlob();
}

const headLook = { fontWeight: 'bold', wrap: true, alignVertical: 'top' } as const;

const ofText = (value: string) => ({ value, type: String });

function toCell({ value, isLate = false }: SheetCell): Cell {
  if (value === '') return null;
  const look = isLate ? { backgroundColor: LATE_COLOUR } : {};
  if (typeof value === 'string') return { ...ofText(value), wrap: true, ...look };
  const format = Number.isInteger(value) ? '0' : '0.0';
  return { value, type: Number, format, align: 'left', ...look };
}

function lookOf({ head }: Sheet): Omit<SheetOptions<Blob>, 'sheet'> {
  const last = head.length - 1;
  return {
    columns: head.map((_, index) => ({
      width: index === 0 ? NAME_WIDTH : index === last ? LAST_WIDTH : COLUMN_WIDTH,
    })),
    stickyRowsCount: 2,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}
