import { completeLockfile } from '../setup/lockfile.mjs';

/** `npm run lockfile`: after a change of packages, names those of other systems that npm left out. */
export function run() {
  console.log(`Добавлено в package-lock.json: ${completeLockfile()}.`);
  return Promise.resolve(0);
}
