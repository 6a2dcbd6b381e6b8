import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity] the digest of its contents
 * @property {boolean} [inBundle] whether it travels inside another one
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages by place, such as `node_modules/next` */

const FILE = inProject('package-lock.json');

/** @returns {{ packages: LockedPackages }} package-lock.json */
export const readLockfile = () => JSON.parse(readFileSync(FILE, 'utf8'));

/**
 * The packages that others ask for although the list does not have them. `npm ci` refuses such a
 * list on every system, also where nobody would install them.
 *
 * @param {LockedPackages} packages
 * @returns {{ by: string, name: string, version: string }[]}
 */
export function missingPackages(packages) {
  return Object.entries(packages).flatMap(([by, { dependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => !isFound(packages, by, name))
      .map(([name, version]) => ({ by, name, version })),
  );
}

/**
 * Looks where Node.js would look: in the folder of the package, then in those above it.
 *
 * @param {LockedPackages} packages
 * @param {string} from
 * @param {string} name
 */
function isFound(packages, from, name) {
  for (let place = from; ;) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules') - 1));
  }
}

/**
 * The packages whose contents are not fixed: whoever answers for the registry could give others under the
 * same version. What travels inside another package is fixed by that one.
 *
 * @param {LockedPackages} packages
 * @returns {string[]} their places
 */
export function unfixedPackages(packages) {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle, link }]) => place && !integrity && !inBundle && !link)
    .map(([place]) => place);
}

/**
 * Completes package-lock.json: npm leaves out programs for other systems, or their digests, when it could
 * not read about them, and reads about them again when they are not in the list.
 *
 * @returns {string[]} the packages that were read about again
 * @throws Error when npm leaves something out again
 */
export function completeLockfile() {
  const lockfile = readLockfile();
  const unfixed = unfixedPackages(lockfile.packages);
  const missing = missingPackages(lockfile.packages).map(({ name }) => name);
  for (const place of unfixed) delete lockfile.packages[place];
  if (unfixed.length + missing.length > 0) {
    writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
    const args = ['install', '--package-lock-only', '--ignore-scripts'];
    execFileSync('npm', args, { cwd: inProject(), stdio: 'ignore' });
  }
  const { packages } = readLockfile();
  const left = [...unfixedPackages(packages), ...missingPackages(packages).map(({ name }) => name)];
  if (left.length > 0) throw new Error(`npm has left out: ${left.join(', ')}`);
  return [...unfixed, ...missing];
}
