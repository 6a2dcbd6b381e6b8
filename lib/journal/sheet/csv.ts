import type { Sheet, SheetCell } from './sheet';

/** By this a Russian spreadsheet knows UTF-8, and by semicolons its columns. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A sheet as a file for a Russian spreadsheet, with decimal commas. What a spreadsheet would take for a
 * formula stays text. [HW-06]
 */
export function sheetCsv({ title, head, rows }: Sheet): string {
  const lines = [
    [quoted(title)],
    head.map(quoted),
    ...rows.map((row) => row.map(({ value }) => field(value))),
  ].map((fields) => fields.join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const field = (value: SheetCell['value']) =>
  typeof value === 'number' ? String(value).replace('.', ',') : quoted(value);

function quoted(text: string): string {
  const safe = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
