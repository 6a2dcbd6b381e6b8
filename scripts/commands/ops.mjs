import { readEnvironment } from '../environment/environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { findDatabase } from '../setup/database.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run ops -- feature <e-mail or id> <name> on|off`, `npm run ops -- deliveries [retry [id]]`: what
 * operators do in the database of the main API, beside a running product. [FEAT-02]
 *
 * @param {string[]} args
 */
export async function run(args) {
  const environment = readEnvironment();
  await ensureDependencies();
  const env = { ...environment, DATABASE_URL: await findDatabase(environment) };
  await ensureBuilt(['platform'], env);
  const { code } = await runTool(inProject('.build', 'platform', 'ops.js'), args, { env });
  return code;
}
