import { watch } from 'node:fs';
import { SERVICES, readEnvironment } from '../environment/environment.mjs';
import { refuseTakenPorts } from '../environment/ports.mjs';
import { GRACE_MS, startPlatform, startWebFromSources } from '../processes/parts.mjs';
import { supervise } from '../processes/supervisor.mjs';
import { inProject } from '../project.mjs';
import { messageOf } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { takeDataFolder } from '../setup/data-folder.mjs';
import { provideDatabase } from '../setup/database.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { greeting } from './start.mjs';

/** Editors save in several steps. */
const DEBOUNCE_MS = 200;
/** What the platform is made of; its migrations and workbooks are read at its start. */
const WATCHED = ['platform', 'lib/contract'];

/** `npm run dev`: web from its sources, and the platform, restarted whenever it changes. */
export function run() {
  const given = readEnvironment();
  return supervise(async (supervisor) => {
    const { signal } = supervisor;
    const dataDir = takeDataFolder(given);
    await refuseTakenPorts(given, ['web', ...SERVICES, given.DATABASE_URL ? '' : 'postgres']);
    await ensureDependencies({ signal });
    const { environment } = await provideDatabase(given, dataDir, supervisor);
    const platform = new ChangingPlatform(environment);
    supervisor.add({ title: 'платформа', ended: platform.ended, stop: () => platform.stop() });
    await platform.restart();
    watchSources(() => platform.restart(), signal);
    supervisor.addChild('сайт', await startWebFromSources(environment, signal));
    console.log(greeting(environment));
  });
}

/** The platform in its present version; a version that does not build or start waits for the next. */
class ChangingPlatform {
  /** @type {import('../processes/child.mjs').Child | null} */
  #child = null;
  #queue = Promise.resolve();
  /** It never ends by itself: after a crash the next change restarts the platform. */
  ended = new Promise(() => {});

  /** @param {import('../environment/environment.mjs').Environment} environment */
  constructor(environment) {
    this.environment = environment;
  }

  /** Restarts follow one another, however quickly the changes come. */
  restart() {
    this.#queue = this.#queue.then(() => this.#replace());
    return this.#queue;
  }

  async stop() {
    await this.#queue;
    await this.#child?.stop(GRACE_MS);
  }

  async #replace() {
    try {
      await ensureBuilt(['platform'], this.environment);
      await this.#child?.stop(GRACE_MS);
      this.#child = await startPlatform(this.environment, SERVICES);
      this.#child.passOutput({ out: process.stdout, err: process.stderr });
      console.log('Платформа запущена.');
    } catch (error) {
      console.error(messageOf(error));
    }
  }
}

/**
 * @param {() => void} onChange
 * @param {AbortSignal} signal
 */
function watchSources(onChange, signal) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of WATCHED) {
    watch(inProject(folder), { recursive: true, signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, DEBOUNCE_MS);
    });
  }
}
