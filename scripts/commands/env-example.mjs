import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** `npm run env-example`: writes .env.example from the tables of variables. */
export async function run() {
  await ensureDependencies();
  const file = await bundle('scripts/environment/example/example.mjs', 'env-example');
  const { envExample } = await import(pathToFileURL(file).href);
  writeFileSync(inProject('.env.example'), envExample());
  return 0;
}
