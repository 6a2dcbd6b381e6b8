import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What changes nothing in a build: tests and notes. */
const BESIDE = /\.(test|spec)\.[cm]?[jt]sx?$|\.md$|^\./;

/**
 * One value for the content and the names of files: it changes when any of them does.
 *
 * @param {string} root
 * @param {readonly string[]} places files and folders in `root`; those that do not exist count too
 * @returns {string}
 */
export function fingerprint(root, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => listFiles(root, place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(root, place) {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return readdirSync(path.join(root, place))
    .filter((name) => !BESIDE.test(name))
    .sort()
    .flatMap((name) => listFiles(root, `${place}/${name}`));
}
