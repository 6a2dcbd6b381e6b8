import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.mjs';
import { bundle } from '../setup/bundle.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** `npm run env-example`: writes .env.example and the table of docs/operations.md from the tables of variables. */
export async function run() {
  await ensureDependencies();
  const file = await bundle('scripts/environment/example/example.mjs', 'env-example');
  const { envExample, withVariables } = await import(pathToFileURL(file).href);
  writeFileSync(inProject('.env.example'), envExample());
  const operations = inProject('docs', 'operations.md');
  writeFileSync(operations, withVariables(readFileSync(operations, 'utf8')));
  return 0;
}
