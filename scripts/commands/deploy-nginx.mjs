import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { runTool } from '../processes/tool.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** Where the product stands in the configuration that is checked in. */
const PROJECT = '/srv/rabochie-tetradi';

/**
 * `npm run deploy:nginx`: writes deploy/nginx.conf from the route table, for the standard environment;
 * with `-- <folder>` prints the one for this environment and a product in that folder. [DOC-06]
 *
 * @param {string[]} args
 */
export async function run([project]) {
  await ensureDependencies();
  const program = await bundle('server/nginx/deploy.ts', 'deploy-nginx');
  const env = project === undefined ? {} : process.env;
  const { code, output } = await runTool(program, [project ?? PROJECT], { env, show: false });
  if (code !== 0) throw new Refusal(output.trim());
  if (project !== undefined) process.stdout.write(output);
  else {
    mkdirSync(inProject('deploy'), { recursive: true });
    writeFileSync(inProject('deploy', 'nginx.conf'), output);
  }
  return 0;
}
