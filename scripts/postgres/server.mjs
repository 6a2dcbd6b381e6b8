import { fork } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { programOf } from './binaries.mjs';
import { USER, ensureCluster } from './cluster.mjs';
import { readPostmaster, stopLeftover } from './postmaster.mjs';

const GUARD = inProject('scripts', 'postgres', 'guard.mjs');
const LOG_LIMIT_BYTES = 10_000_000;
/** Recovery after a crash can take its time. */
const START_MS = 60_000;

/**
 * @typedef {object} PostgresServer
 * @property {string} url for `DATABASE_URL`
 * @property {Promise<void>} ended resolves when the server is gone, for whatever reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a database server with one database, creating its files when there are none.
 *
 * @param {import('./home.mjs').Home} home
 * @param {object} options
 * @param {number} options.port on this computer only
 * @param {string | null} [options.discard] for tests: the folder that is removed when this process
 *   ends without doing so; nothing in it is synchronised to the disk
 * @returns {Promise<PostgresServer>}
 * @throws Refusal when it cannot be started
 */
export async function startPostgres(home, { port, discard = null }) {
  const password = await ensureCluster(home, discard ? ['--no-sync'] : []);
  const log = path.join(home.folder, 'server.log');
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) rmSync(log);
  const guard = fork(GUARD, [], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => guard.once('exit', () => resolve()));
  /** @type {import('./guard.mjs').GuardOrder} */
  const order = {
    program: programOf(home.binaries, 'postgres'),
    args: serverArguments(home.cluster, port, discard !== null),
    cluster: home.cluster,
    log,
    account: home.account,
    discard,
  };
  guard.send(order);
  const stop = async () => {
    guard.kill('SIGTERM');
    await ended;
    // Only when the guard itself was killed.
    await stopLeftover(home.cluster);
  };
  try {
    await readyOrRefused(guard, ended, log);
    await ensureDatabase(port, password);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(port, password, USER), ended, stop };
}

/**
 * @param {string} cluster
 * @param {number} port
 * @param {boolean} throwAway
 */
function serverArguments(cluster, port, throwAway) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * @param {import('node:child_process').ChildProcess} guard
 * @param {Promise<void>} ended
 * @param {string} log
 */
async function readyOrRefused(guard, ended, log) {
  const limit = AbortSignal.timeout(START_MS);
  /** @type {string | null} */
  const fault = await new Promise((resolve) => {
    guard.on('message', (/** @type {{ ready?: number, failed?: string }} */ message) => {
      resolve(message.ready ? null : (message.failed ?? ''));
    });
    void ended.then(() => resolve('сервер завершился'));
    limit.addEventListener('abort', () => resolve('сервер не ответил за минуту'));
  });
  if (fault !== null) {
    throw new Refusal(`PostgreSQL не запустился (${fault}); его журнал — ${log}.`);
  }
}

/**
 * @param {number} port
 * @param {string} password
 */
async function ensureDatabase(port, password) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(urlOf(port, password, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(USER)}`);
  } finally {
    await client.end();
  }
}

/**
 * Where the server of these data is, for a command beside a running product.
 *
 * @param {import('./home.mjs').Home} home
 * @param {number} port
 * @returns {Promise<string | null>} null when it does not run
 */
export async function runningUrl(home, port) {
  if (!readPostmaster(home.cluster)?.ready) return null;
  return urlOf(port, await ensureCluster(home), USER);
}

/**
 * @param {number} port
 * @param {string} password
 * @param {string} database
 */
function urlOf(port, password, database) {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}
