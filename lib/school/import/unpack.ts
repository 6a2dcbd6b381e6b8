import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { FileRefused, MAX_COLUMNS, MAX_SHEET_ROWS } from './table';

/** A list of three thousand names takes one; what Excel adds to it, less. */
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_ENTRIES = 300;

/** Rows and columns that a cell may stand at: empty ones around a list cost memory too. */
const MOST_ROWS = MAX_SHEET_ROWS * 3;
const MOST_COLUMNS = MAX_COLUMNS * 4;

/**
 * What of a workbook is read, in an archive that is not compressed. Sizes are looked up in the directory of
 * the archive before anything is unpacked, and nothing grows beyond what it says there.
 *
 * @throws FileRefused for what is no workbook, or would be too much
 */
export function unpackWorkbook(bytes: Uint8Array): ArrayBuffer {
  const files = unpack(bytes);
  if (!files['xl/workbook.xml']) throw new FileRefused('not_a_table');
  for (const [name, file] of Object.entries(files))
    if (name.startsWith('xl/worksheets/')) refuseFarCells(strFromU8(file));
  return zipSync(files, { level: 0 }).slice().buffer as ArrayBuffer;
}

function unpack(bytes: Uint8Array): Unzipped {
  let [entries, total] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(?:\.rels)?$|\.rels$/.test(name)) return false;
        entries++;
        total += originalSize;
        if (entries > MAX_ENTRIES || total > MAX_UNPACKED_BYTES) throw new FileRefused('bomb');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged');
  }
}

/** A single cell in the last row of a sheet makes a million empty rows of whatever reads it. */
function refuseFarCells(xml: string): void {
  for (const [, letters = '', digits = ''] of xml.matchAll(/\sr=["']([A-Z]{0,9})(\d{1,9})["']/g)) {
    if (Number(digits) > MOST_ROWS) throw new FileRefused('too_many_rows');
    if (columnOf(letters) > MOST_COLUMNS) throw new FileRefused('too_wide');
  }
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
