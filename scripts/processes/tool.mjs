import { spawn } from 'node:child_process';
import { ROOT } from '../project.mjs';
import { tiedArguments, tiedEnvironment } from './tie.mjs';

/** How long a program that was told to end may take. */
const KILL_AFTER_MS = 5_000;

/**
 * @typedef {object} ToolResult
 * @property {number} code 0 when all went well; 1 also when a signal ended it
 * @property {string} output what it wrote, when it was not shown
 */

/**
 * Runs a Node.js program to its end. It ends with this process, and at the signal.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {boolean} [options.show] what it writes goes to the terminal instead of the result
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<ToolResult>}
 */
export function runTool(file, args, { env = process.env, show = true, signal } = {}) {
  return run(process.execPath, [...tiedArguments, file, ...args], { env, show, signal });
}

/**
 * Runs a program of the system to its end.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, signal?: AbortSignal }} [options]
 * @returns {Promise<ToolResult>}
 */
export function runProgram(file, args, { env = process.env, show = true, signal } = {}) {
  return run(file, args, { env, show, signal });
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env: Record<string, string | undefined>, show: boolean, signal: AbortSignal | undefined
 *   }} options
 * @returns {Promise<ToolResult>}
 */
function run(file, args, { env, show, signal }) {
  return new Promise((resolve) => {
    const shown = show ? 'inherit' : 'pipe';
    const ipc = file === process.execPath ? /** @type {const} */ ('ipc') : 'ignore';
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      cwd: ROOT,
      env: tiedEnvironment(env),
      // A group of its own, so that it can be ended together with its workers.
      detached: true,
      stdio: ['ignore', shown, shown, ipc],
    };
    const child = spawn(file, args, options);
    let output = '';
    const keep = (/** @type {string} */ chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    const end = () => {
      signalGroup(child, 'SIGTERM');
      setTimeout(signalGroup, KILL_AFTER_MS, child, 'SIGKILL').unref();
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    const finish = (/** @type {number | null} */ code) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', finish);
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Gone in the meantime.
  }
}
