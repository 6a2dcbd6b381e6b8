import { readCsv } from './read-csv';
import { FileRefused, MAX_FILE_BYTES, type ReadFile, type Sheet } from './table';

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0] as const;

/**
 * Reads a file that an administrator has chosen, here in the browser: by what is in it, not by its name.
 * Sheets without anything are left out. [HW-11]
 */
export async function readFile(file: Blob): Promise<ReadFile> {
  try {
    if (file.size > MAX_FILE_BYTES) throw new FileRefused('too_large');
    const sheets = await readSheets(new Uint8Array(await file.arrayBuffer()));
    const filled = sheets.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0) throw new FileRefused('empty');
    return { ok: true, sheets: filled };
  } catch (error) {
    // A file that vanishes or changes while it is read is refused by the browser.
    return { ok: false, problem: error instanceof FileRefused ? error.problem : 'damaged' };
  }
}

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length === 0) throw new FileRefused('empty');
  if (beginsWith(bytes, OLD_OFFICE)) throw new FileRefused('old_excel');
  if (!beginsWith(bytes, ZIP)) return [readCsv(bytes)];
  const { readWorkbook } = await import('./read-workbook');
  return readWorkbook(bytes);
}
