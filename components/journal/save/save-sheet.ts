import { sheetCsv } from '@/lib/journal/sheet/csv';
import { fileName } from '@/lib/journal/sheet/names';
import { journalSheet, type SheetInput } from '@/lib/journal/sheet/sheet';
import { sheetXlsx } from '@/lib/journal/sheet/xlsx';

export type SheetKind = 'csv' | 'xlsx';

/** Saves what is shown as a file. [HW-06] */
export async function saveSheet(input: SheetInput, kind: SheetKind): Promise<void> {
  const sheet = journalSheet(input);
  const content =
    kind === 'xlsx'
      ? await sheetXlsx(sheet)
      : new Blob([sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(sheet.title)}.${kind}`;
  link.click();
  // A browser that asks where to put it reads the address later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
