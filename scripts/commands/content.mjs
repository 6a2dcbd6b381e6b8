import { readEnvironment } from '../environment/environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run content`: checks the workbooks that come with the product.
 *
 * @param {string[]} args passed on to the checker
 */
export async function run(args) {
  await ensureDependencies();
  await ensureBuilt(['platform'], readEnvironment());
  const { code } = await runTool(inProject('.build', 'platform', 'check-content.js'), args);
  return code;
}
