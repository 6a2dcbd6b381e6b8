import { SERVICES, readEnvironment } from '../environment/environment.mjs';
import { refuseTakenPorts } from '../environment/ports.mjs';
import { reachLine } from '../environment/reach.mjs';
import { startWeb } from '../processes/parts.mjs';
import { keepPlatform } from '../processes/platform.mjs';
import { supervise } from '../processes/supervisor.mjs';
import { ensureBuilt, markWebInUse } from '../setup/build.mjs';
import { takeDataFolder } from '../setup/data-folder.mjs';
import { provideDatabase } from '../setup/database.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** `npm start`: everything, from a bare clone to a running product. */
export function run() {
  const given = readEnvironment();
  return supervise(async (supervisor) => {
    const { signal } = supervisor;
    const dataDir = takeDataFolder(given);
    await refuseTakenPorts(given, ['web', ...SERVICES, given.DATABASE_URL ? '' : 'postgres']);
    await ensureDependencies({ signal });
    const { environment, parts } = await provideDatabase(given, dataDir, supervisor);
    await ensureBuilt(['platform', 'server', 'web'], environment, signal);
    signal.throwIfAborted();
    await keepPlatform(supervisor, environment, SERVICES, parts);
    markWebInUse();
    await supervisor.keepChild('сайт', (attempt) => startWeb(environment, attempt.signal, attempt));
    console.log(greeting(environment));
  });
}

/** @param {import('../environment/environment.mjs').Environment} environment */
export function greeting(environment) {
  const { PUBLIC_ORIGIN, DEPLOYMENT = 'demo' } = environment;
  const lines = ['', `Рабочие тетради открыты: ${PUBLIC_ORIGIN}`];
  if (DEPLOYMENT === 'demo') {
    lines.push(
      'Войти можно с паролем tetrad:',
      '  учитель — teacher@example.ru',
      '  ученик — student@example.ru',
      '  ученица — student2@example.ru',
    );
  }
  const reach = [reachLine(environment)].filter((line) => line !== '');
  return [...lines, ...reach, 'Остановить — Ctrl-C.', ''].join('\n');
}
