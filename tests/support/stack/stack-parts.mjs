import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chooseHome } from '../../../scripts/postgres/home.mjs';
import { readPostmaster } from '../../../scripts/postgres/postmaster.mjs';
import { startPostgres } from '../../../scripts/postgres/server.mjs';
import { KeptPart } from '../../../scripts/processes/kept-part.mjs';
import { GRACE_MS } from '../../../scripts/processes/parts.mjs';
import { inProject } from '../../../scripts/project.mjs';

/** @typedef {{ signal: AbortSignal, isFirst: boolean }} Attempt */
/** @typedef {import('../../../scripts/processes/kept-part.mjs').Running & { pid: number | undefined }} Running */

/**
 * What can be stopped and started again; `pid` is that of the latest start.
 *
 * @typedef {{ stop: () => Promise<void>, start: () => Promise<void>, pid: () => number | undefined }} Part
 */

/**
 * @param {string} title
 * @param {(attempt: Attempt) => Promise<Running>} launch
 * @param {boolean} kept whether it is started again when it ends by itself
 * @returns {Part}
 */
export function partOf(title, launch, kept) {
  const { signal } = new AbortController();
  /** @type {number | undefined} */
  let pid;
  /** @type {{ stop: () => Promise<void> } | undefined} */
  let running;
  const launchAgain = async (/** @type {Attempt} */ attempt) => {
    const launched = await launch(attempt);
    pid = launched.pid;
    return launched;
  };
  const keep = async () => {
    const part = new KeptPart(title, launchAgain);
    await part.start(signal);
    return part;
  };
  return {
    stop: async () => running?.stop(),
    start: async () => {
      const isFirst = running === undefined;
      running = kept ? await keep() : await launchAgain({ signal, isFirst });
    },
    pid: () => pid,
  };
}

/**
 * A child process whose output goes to a file in test-results/logs.
 *
 * @param {string} name of the file
 * @param {(attempt: Attempt) => Promise<import('../../../scripts/processes/child.mjs').Child>} start
 * @returns {(attempt: Attempt) => Promise<Running>}
 */
export function logged(name, start) {
  return async (attempt) => {
    const child = await start(attempt);
    const folder = inProject('test-results', 'logs');
    mkdirSync(folder, { recursive: true });
    const file = createWriteStream(path.join(folder, `${name}.log`));
    child.passOutput({ out: file, err: file });
    return { pid: child.process.pid, ended: child.ended, stop: () => child.stop(GRACE_MS) };
  };
}

/**
 * A database server on new files, whose address is set in the environment when it runs.
 *
 * @param {import('../../../scripts/environment/environment.mjs').Environment} environment
 * @param {boolean} durable whether it writes to the disk
 */
export function databaseOf(environment, durable) {
  const { DATA_DIR = '', DATABASE_PORT } = environment;
  const home = chooseHome(DATA_DIR);
  return {
    launch: async () => {
      const discard = durable ? null : DATA_DIR;
      const server = await startPostgres(home, { port: Number(DATABASE_PORT), discard });
      environment.DATABASE_URL = server.url;
      return { ...server, pid: readPostmaster(home.cluster)?.pid };
    },
    /** Removes its files, when it has stopped. */
    discard: async () => {
      for (const folder of [home.folder, DATA_DIR])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
