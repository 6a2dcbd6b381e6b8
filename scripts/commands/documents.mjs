import { readEnvironment } from '../environment/environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run documents`: lists (`list`), makes (`make`) or verifies (`verify`) the documents of public
 * pages that are kept in the data folder. [DOC-04]
 *
 * @param {string[]} args
 */
export async function run(args) {
  const environment = readEnvironment();
  await ensureDependencies();
  await ensureBuilt(['web', 'server'], environment);
  const env = { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code } = await runTool(inProject('.build', 'server', 'documents.js'), args, { env });
  return code;
}
