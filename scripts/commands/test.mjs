import { sum } from '../testing/results.mjs';
import { interruption } from '../testing/runners.mjs';
import { runsFor } from '../testing/runs-for.mjs';

/**
 * `npm test`: all tests, from a bare clone; `npm test -- <path> …`: those of these files and folders.
 * Options such as `-t name` go to the runner of the paths. The last line is `N passed, N failed`; what
 * could not be run counts as failed.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const signal = interruption();
  /** @type {import('../testing/results.mjs').Counts[]} */
  const results = [];
  for (const [runTests, own] of runsFor(args)) results.push(await runTests(signal, own));
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
