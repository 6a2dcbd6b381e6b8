import Papa from 'papaparse';
import { FileRefused, MAX_SHEET_ROWS, toSheet, type Sheet } from './table';

/**
 * The rows of a CSV file. Encodings are those that Russian programs write: UTF-8 or UTF-16 with a mark,
 * UTF-8 without one, else windows-1251. Between cells stands `;`, `,` or a tab.
 *
 * @throws FileRefused
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  // No program writes these into a table.
  if (/[\0-\u0008\u000E-\u001F\uFFFD]/.test(text)) throw new FileRefused('not_a_table');
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MAX_SHEET_ROWS + 1,
  });
  return toSheet(
    '',
    data.map((row) => row.map((cell) => cell.trim())),
  );
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    // Takes the mark off, where there is one.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Which of the three the first lines have most of; a line says `sep=;` where Excel was told. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const counts = [';', '\t', ','].map((one) => ({ one, count: start.split(one).length - 1 }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).one;
}
