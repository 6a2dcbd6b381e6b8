import { readEnvironment } from '../environment/environment.mjs';
import { Refusal, messageOf } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { pageWeight, runChecks, secondsSince, staticChecks } from '../testing/checks.mjs';
import { sum } from '../testing/results.mjs';
import { interruption, runJest, runPlaywright } from '../testing/runners.mjs';

/**
 * `npm run verify`: everything that is held of the product: static checks, unit, contract and browser
 * tests, page weight. The last line is `N passed, N failed`, of tests; each failed check counts as one
 * failure.
 *
 * @param {string[]} args
 */
export async function run(args) {
  if (args.length > 0) throw new Refusal(`verify не знает «${args[0]}»: у неё нет параметров.`);
  const signal = interruption();
  const unprepared = await prepare(signal);
  // Contract tests wait for the platform more than they compute: the build and the checks use that time.
  const [faults, jest] = await Promise.all([
    timed('сборка и проверки', () => (unprepared ? [unprepared] : buildAndCheck(signal))),
    timed('модульные и контрактные тесты', () => runJest(signal, ['--silent'])),
  ]);
  const browser = await timed('браузерные тесты', () => runPlaywright(signal));
  const counts = sum([jest, browser, { passed: 0, failed: faults.length }]);
  if (faults.length > 0) console.log(`Не прошло: ${faults.join(', ')}.`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/**
 * What checks and tests alike need.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} what has failed
 */
async function prepare(signal) {
  try {
    await ensureDependencies({ signal });
    await ensureBuilt(['platform'], readEnvironment(), signal);
    return null;
  } catch (error) {
    console.error(messageOf(error));
    return 'установка или сборка платформы';
  }
}

/**
 * Checks run beside the build, which leaves a core idle for most of its time. Tests are run whatever
 * this comes to.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} what has failed
 */
async function buildAndCheck(signal) {
  const environment = readEnvironment();
  const building = ensureBuilt(['web'], environment, signal).then(
    () => runChecks([pageWeight], 1, signal),
    (error) => {
      console.error(messageOf(error));
      return ['сборка сайта'];
    },
  );
  return (await Promise.all([runChecks(staticChecks, 1, signal), building])).flat();
}

/**
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function timed(title, work) {
  const began = performance.now();
  const result = await work();
  console.log(`— ${title}: ${secondsSince(began)} с`);
  return result;
}
