import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CURRENT } from './published';

/** As long as a document that nobody confirms could still be shown. */
const KEEP_MS = 60 * 60 * 1_000;

/**
 * Removes the documents of earlier builds, and what interrupted writers have left. What another process
 * still confirms is left alone.
 *
 * @param root the folder of all builds
 * @param current the name of the folder in it that stays
 */
export async function removeOldBuilds(root: string, current: string, now: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name);
    const files = await readdir(folder).catch(() => null);
    if (files === null || name === CURRENT) continue;
    const old = await Promise.all(files.map((file) => isOld(path.join(folder, file), now)));
    if (name !== current && old.every(Boolean)) await remove(folder);
    if (name !== current) continue;
    for (const [at, file] of files.entries())
      if (old[at] && file.includes('.document.')) await remove(path.join(folder, file));
  }
}

const remove = (place: string) => rm(place, { recursive: true, force: true });

function isOld(file: string, now: number): Promise<boolean> {
  return stat(file).then(
    ({ mtimeMs }) => now - mtimeMs > KEEP_MS,
    () => false,
  );
}
