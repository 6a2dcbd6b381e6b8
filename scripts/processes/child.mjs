import { fork } from 'node:child_process';
import { ROOT } from '../project.mjs';
import { tiedArguments, tiedEnvironment } from './tie.mjs';

/** How much of the output of a child is kept to explain its failure, in characters. */
const KEPT_LENGTH = 20_000;

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {Promise<{ code: number | null, signal: string | null }>} ended never rejects
 * @property {() => boolean} alive
 * @property {() => string} said the last part of what it wrote
 * @property {(to: Sinks) => void} passOutput from now on; earlier output is not passed on
 * @property {(graceMs: number) => Promise<void>} stop asks, waits, then kills it with its workers
 */

/** @typedef {{ out: NodeJS.WritableStream, err: NodeJS.WritableStream }} Sinks */

/**
 * Starts a Node.js program as a child that ends with this process. It gets a process group of its
 * own: Ctrl-C in the terminal reaches only the parent, which stops its children in order. What the
 * child writes is held back until `passOutput`.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.file
 * @param {readonly string[]} [options.args]
 * @param {readonly string[]} [options.execArgv]
 * @param {Record<string, string | undefined>} options.env
 * @returns {Child}
 */
export function startChild({ name, file, args = [], execArgv = [], env }) {
  const child = fork(file, args, {
    cwd: ROOT,
    env: tiedEnvironment(env),
    execArgv: [...execArgv, ...tiedArguments],
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  /** @type {Sinks | null} */
  let sinks = null;
  /** @type {(which: 'out' | 'err') => (chunk: string) => void} */
  const take = (which) => (chunk) => {
    said = (said + chunk).slice(-KEPT_LENGTH);
    sinks?.[which].write(chunk);
  };
  child.stdout?.setEncoding('utf8').on('data', take('out'));
  child.stderr?.setEncoding('utf8').on('data', take('err'));
  /** @type {Child['ended']} */
  const ended = new Promise((resolve) => {
    // «close» comes after the last output has been read, but never while a worker that survived
    // the child holds the other end.
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('exit', (code, signal) => {
      // Its workers, whatever ended it: they would keep what the next one needs.
      killGroup(child.pid);
      setTimeout(resolve, 500, { code, signal });
    });
    child.once('error', () => resolve({ code: 1, signal: null }));
  });
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    process: child,
    ended,
    alive,
    said: () => said,
    passOutput: (to) => {
      sinks = to;
    },
    stop: async (graceMs) => {
      if (!alive()) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child.pid), graceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone in the meantime.
  }
}
