import { existsSync } from 'node:fs';
import { readEnvironment } from '../environment/environment.mjs';
import { refuseTakenPorts } from '../environment/ports.mjs';
import { reachLine } from '../environment/reach.mjs';
import { startWeb } from '../processes/parts.mjs';
import { supervise } from '../processes/supervisor.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { markWebInUse } from '../setup/build.mjs';

/** `npm run start:web`: the built web alone, against a platform that runs elsewhere. */
export function run() {
  const environment = readEnvironment();
  const built = [inProject('.next', 'BUILD_ID'), inProject('.build', 'server', 'main.js')];
  if (!built.every((file) => existsSync(file)))
    throw new Refusal('Сайт ещё не собран: сначала выполните npm run build.');
  return supervise(async (supervisor) => {
    await refuseTakenPorts(environment, ['web']);
    markWebInUse();
    await supervisor.keepChild('сайт', (attempt) => startWeb(environment, attempt.signal, attempt));
    console.log(
      `Сайт открыт: ${environment.PUBLIC_ORIGIN}. ${reachLine(environment)} Остановить — Ctrl-C.`,
    );
  });
}
