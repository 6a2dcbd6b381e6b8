/**
 * Runs the database server on behalf of the process that forked this one, and stops it properly
 * when that process says so or is gone: the server must be the last to end, and a sudden end of
 * everything else must not leave it behind. Its order comes as the first message.
 *
 * @typedef {object} GuardOrder
 * @property {string} program
 * @property {string[]} args
 * @property {string} cluster
 * @property {string} log the file that the server's messages are added to
 * @property {{ uid: number, gid: number } | null} account
 * @property {string | null} discard a folder to remove when the parent is gone: nobody else will
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { messageOf } from '../refusal.mjs';
import { serverEnvironment } from './binaries.mjs';
import { stopLeftover, readPostmaster } from './postmaster.mjs';

/** SIGINT makes PostgreSQL cut its connections and write everything out; SIGQUIT is for a stuck one. */
const FAST_STOP_MS = 15_000;
const POLL_MS = 25;

process.once('message', (message) => {
  guard(/** @type {GuardOrder} */ (message)).catch((error) => {
    send({ failed: messageOf(error) });
    process.exit(1);
  });
});

/** @param {GuardOrder} order */
async function guard(order) {
  let stopping = false;
  let orphaned = false;
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (!server) return;
    server.kill('SIGINT');
    setTimeout(() => server?.kill('SIGQUIT'), FAST_STOP_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', () => {
    orphaned = true;
    stop();
  });

  await stopLeftover(order.cluster);
  if (!stopping) {
    server = run(order);
    const ended = new Promise((resolve) => {
      server?.once('exit', resolve);
      server?.once('error', resolve);
    });
    const poll = setInterval(() => {
      const state = readPostmaster(order.cluster);
      if (state?.ready && state.pid === server?.pid) {
        clearInterval(poll);
        send({ ready: state.pid });
      }
    }, POLL_MS);
    await ended;
    clearInterval(poll);
  }
  if (orphaned && order.discard) rmSync(order.discard, { recursive: true, force: true });
  if (!stopping) send({ failed: lastFault(order.log) });
  process.exit(stopping ? 0 : 1);
}

/** @param {GuardOrder} order */
function run({ program, args, cluster, log, account }) {
  const file = openSync(log, 'a', 0o640);
  const server = spawn(program, args, {
    cwd: cluster,
    env: serverEnvironment(),
    stdio: ['ignore', file, file],
    ...account,
  });
  closeSync(file);
  return server;
}

/** @param {{ ready: number } | { failed: string }} message */
function send(message) {
  if (process.connected) process.send?.(message);
}

/** @param {string} log */
function lastFault(log) {
  try {
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '';
  } catch {
    return '';
  }
}
