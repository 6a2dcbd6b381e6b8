import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Parts } from './strip';

const manifestSchema = z.object({ script: z.string().regex(/^\/enhance-[\w-]+\.js$/) });
const SHEET = /^\/_next\/static\/(?:[\w~-]+\/)*[\w.~-]+\.css$/;

/**
 * What documents need of the build besides what is rendered.
 *
 * @param project the folder of the project
 */
export async function loadParts(project: string): Promise<Parts> {
  const sheets = new Map<string, Promise<string>>();
  return {
    readSheet: (address) => {
      if (!SHEET.test(address)) throw new Error('A style sheet of the page is not of this build');
      const file = path.join(project, address.replace('/_next/', '.next/'));
      const known = sheets.get(address) ?? readFile(file, 'utf8');
      sheets.set(address, known);
      return known;
    },
    script: await loadScript(path.join(project, '.build', 'enhance')),
  };
}

/** Without it documents work as pages without scripts do. */
async function loadScript(folder: string): Promise<Parts['script']> {
  const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return null;
  const { script } = manifestSchema.parse(JSON.parse(manifest));
  return { path: script, text: await readFile(path.join(folder, script), 'utf8') };
}
