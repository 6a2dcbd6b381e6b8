import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@/platform/main-api/context';
import { importWorkbooks } from './import-workbooks';

/**
 * Makes what imports the workbooks of a folder, and does so again only after one of its files has
 * changed.
 *
 * @returns (rejects) as importWorkbooks does; then the next call tries again
 */
export function createImporter(db: Db, folder: string): () => Promise<void> {
  let imported: string | undefined;
  return async () => {
    const print = await printOf(folder);
    if (print === imported) return;
    await importWorkbooks(db, folder);
    imported = print;
  };
}

/** Changes whenever a file below the folder is written, added or removed. */
async function printOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const states = await Promise.all(names.sort().map((name) => stat(join(folder, name))));
  return states.map(({ mtimeMs, size }, at) => `${names[at]} ${mtimeMs} ${size}`).join('\n');
}
