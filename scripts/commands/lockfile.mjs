import { completeLockfile } from '../setup/lockfile.mjs';

/** `npm run lockfile`: after a change of packages, completes those of other systems that npm left out. */
export function run() {
  console.log(`Дополнено в package-lock.json: ${completeLockfile().length}.`);
  return Promise.resolve(0);
}
