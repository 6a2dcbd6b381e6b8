import path from 'node:path';
import type { ServerConfig } from '@/lib/config/server';
import { printOf } from './refresh/print';

/** Where documents are kept: a folder for each build and configuration. */
export async function placeOf(project: string, config: ServerConfig) {
  const root = path.resolve(project, config.DATA_DIR, 'documents');
  const print = await printOf(project, config);
  return { root, print, folder: path.join(root, print) };
}
