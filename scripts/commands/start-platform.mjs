import { SERVICES, readEnvironment } from '../environment/environment.mjs';
import { refuseTakenPorts } from '../environment/ports.mjs';
import { reachLine } from '../environment/reach.mjs';
import { keepPlatform } from '../processes/platform.mjs';
import { supervise } from '../processes/supervisor.mjs';
import { Refusal } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { takeDataFolder } from '../setup/data-folder.mjs';
import { provideDatabase } from '../setup/database.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/**
 * `npm run start:platform [-- service …]`: the platform alone, or some of its services. Several
 * such starts go together when DATABASE_URL names a common database.
 *
 * @param {string[]} args
 */
export function run(args) {
  const services = args.length > 0 ? args : SERVICES;
  for (const name of services) {
    if (!SERVICES.includes(name))
      throw new Refusal(`Нет службы «${name}»; есть ${SERVICES.join(', ')}.`);
  }
  const given = readEnvironment();
  return supervise(async (supervisor) => {
    const { signal } = supervisor;
    const own = !given.DATABASE_URL;
    const dataDir = own ? takeDataFolder(given) : '';
    await refuseTakenPorts(given, [...services, own ? 'postgres' : '']);
    await ensureDependencies({ signal });
    const { environment, parts } = await provideDatabase(given, dataDir, supervisor);
    await ensureBuilt(['platform'], environment, signal);
    await keepPlatform(supervisor, environment, services, parts);
    console.log(
      `Работают службы: ${services.join(', ')}. ${reachLine(environment)} Остановить — Ctrl-C.`,
    );
  });
}
