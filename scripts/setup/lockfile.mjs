import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
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

/** The system in the name of a package of programs, such as `…-linux-arm64-musl`. */
const SYSTEM =
  /-(android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-(gnu|musl|msvc|\w*eabi\w*))?$/;

/**
 * Adds what is missing: npm leaves out the programs for other systems when it could not read about
 * them, and their names and versions are known from those who ask for them.
 *
 * @param {LockedPackages} packages
 * @returns {LockedPackages} in npm's order
 * @throws Error when a package is missing that is not such a program
 */
export function completePackages(packages) {
  const added = missingPackages(packages).map(({ by, name, version }) => {
    const [, os = '', cpu = '', abi = ''] = SYSTEM.exec(name) ?? [];
    if (!os || !packages[by]?.optionalDependencies?.[name])
      throw new Error(`${by} → ${name}: run npm install`);
    const portable = os === 'wasm32';
    /** @type {LockedPackage} */
    const entry = {
      version,
      cpu: [portable ? os : cpu],
      ...(packages[by].dev && { dev: true }),
      ...(os === 'linux' && abi && { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }),
      optional: true,
      ...(!portable && { os: [os] }),
    };
    return /** @type {const} */ ([`node_modules/${name}`, entry]);
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Completes package-lock.json; says how many packages were added. */
export function completeLockfile() {
  const lockfile = readLockfile();
  const added = missingPackages(lockfile.packages).length;
  const packages = completePackages(lockfile.packages);
  if (added > 0) writeFileSync(FILE, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
  return added;
}
