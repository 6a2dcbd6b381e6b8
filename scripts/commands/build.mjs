import { readEnvironment } from '../environment/environment.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** `npm run build`: builds what has changed. */
export async function run() {
  const environment = readEnvironment();
  await ensureDependencies();
  await ensureBuilt(['platform', 'server', 'web'], environment);
  return 0;
}
