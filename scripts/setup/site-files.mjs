import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from '../project.mjs';

/** What web answers as a file, by its address; beside each one its compressed copies. */
export const FILES = inProject('.build', 'files');

/** Pictures and fonts of the web are compressed already. */
const COMPRESSED = /\.(png|webp|ico|woff2?|jpe?g|gif|br|gz)$/;
/** A copy that saves less is not worth its header. */
const WORTH = 0.95;

/** What Next.js has rendered at build time and is no page: icons, the manifest, pictures of links. */
const RENDERED = '.body';

/**
 * Collects all files of the built web in one folder, with copies compressed as well as can be: the server
 * keeps them in memory and never compresses anything itself.
 */
export async function collectFiles() {
  const unfinished = `${FILES}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(inProject('public'), unfinished, { recursive: true });
  await cp(inProject('.next', 'static'), path.join(unfinished, '_next', 'static'), {
    recursive: true,
  });
  await copyRendered(inProject('.next', 'server', 'app'), unfinished);
  await copyScript(unfinished);
  for (const file of await listFiles(unfinished)) await compress(file);
  await rm(FILES, { recursive: true, force: true });
  await rename(unfinished, FILES);
}

/**
 * @param {string} from
 * @param {string} to
 */
async function copyRendered(from, to) {
  for (const file of await listFiles(from)) {
    const place = path.relative(from, file);
    if (!place.endsWith(RENDERED)) continue;
    const target = path.join(to, place.slice(0, -RENDERED.length));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}

/**
 * The script of documents, also those of earlier builds: a page that was loaded before may ask for its own.
 *
 * @param {string} to
 */
async function copyScript(to) {
  const folder = inProject('.build', 'enhance');
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder))
    if (name.endsWith('.js')) await copyFile(path.join(folder, name), path.join(to, name));
}

/** @param {string} file */
async function compress(file) {
  if (COMPRESSED.test(file)) return;
  const content = await readFile(file);
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const copies = await Promise.all([
    promisify(brotliCompress)(content, { params: text }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  for (const [at, copy] of copies.entries())
    if (copy.length < content.length * WORTH)
      await writeFile(`${file}.${at === 0 ? 'br' : 'gz'}`, copy);
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
