import { availableParallelism } from 'node:os';
import { readEnvironment } from '../environment/environment.mjs';
import { Refusal } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { changedFiles } from '../testing/changed-files.mjs';
import { runChecks, staticChecks, staticChecksOf } from '../testing/checks.mjs';
import { interruption, unitTests } from '../testing/runners.mjs';

/**
 * `npm run check`: what is run before each commit: static checks and unit tests. With `--changed`
 * only what has to do with the files that differ from the main branch.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const unknown = args.find((argument) => argument !== '--changed');
  if (unknown !== undefined) throw new Refusal(`check не знает «${unknown}», только --changed.`);
  const signal = interruption();
  await ensureDependencies({ signal });
  const checks = args.length > 0 ? checksOf(changedFiles()) : [unitTests(), ...staticChecks];
  // The workbooks are checked by a part of the platform, which takes a moment to build.
  await ensureBuilt(['platform'], readEnvironment(), signal);
  const failed = await runChecks(checks, Math.max(2, availableParallelism()), signal);
  console.log(failed.length === 0 ? 'Всё в порядке.' : `Не прошло: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** @param {readonly string[]} files */
function checksOf(files) {
  const code = files.filter((file) => /\.(tsx?|mjs|js|json|css)$/.test(file));
  const related = unitTests(['--passWithNoTests', '--findRelatedTests', ...code]);
  return [...(code.length > 0 ? [related] : []), ...staticChecksOf(files)];
}
