import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run mutation`: mutation tests of sessions, guards and redirect targets; status 1 below 85 %.
 *
 * @param {string[]} args passed on to Stryker
 */
export async function run(args) {
  await ensureDependencies();
  const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await runTool(stryker, ['run', ...args]);
  return code;
}
