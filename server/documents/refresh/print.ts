import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from '@/lib/config/server';

/** Pages do not show these, and nobody is to guess them from the name of a folder. */
const NOT_SHOWN =
  /SECRET|TOKEN|^LOG_LEVEL$|^DATA_DIR$|^DOCUMENTS_REFRESH$|^WEB_WORKERS$|^PAGES_AT_ONCE$/;

/**
 * The name of all documents that are made by this build with this configuration: any other begins anew.
 *
 * @param project the folder of the project
 */
export async function printOf(project: string, config: ServerConfig): Promise<string> {
  const shown = Object.entries(config).filter(([name]) => !NOT_SHOWN.test(name));
  const hash = createHash('sha256').update(JSON.stringify(shown.sort()));
  for (const file of ['.next/BUILD_ID', '.build/server.sources', '.build/enhance/manifest.json'])
    hash.update(`\0${await readFile(path.join(project, file), 'utf8').catch(() => '')}`);
  return hash.digest('hex').slice(0, 24);
}
