import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  beginningOf,
  commandLineOf,
  processIds,
  programNameOf,
  workingFolderOf,
} from '../processes/process-table.mjs';

/**
 * What a server says about itself in the folder of its data.
 *
 * @param {string} cluster
 * @returns {{ pid: number, ready: boolean } | null} null when no server has left its file there
 */
export function readPostmaster(cluster) {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** How long its workers may take to end, in milliseconds. */
const ORPHANS_MS = 3_000;

/** How long a server that was left behind may take to end, in milliseconds, before the next way. */
const STOP_STEPS = [
  // Its guard is probably stopping it already.
  { signal: null, ms: 1_500 },
  { signal: 'SIGINT', ms: 10_000 },
  { signal: 'SIGQUIT', ms: 5_000 },
  { signal: 'SIGKILL', ms: 5_000 },
];

/**
 * Ends a server that an earlier, killed start has left on these data, and removes its file when another
 * program has its process id by now.
 *
 * @param {string} cluster
 */
export async function stopLeftover(cluster) {
  const left = readPostmaster(cluster);
  if (!left) return;
  const running = () => isPostgres(left.pid) && commandLineOf(left.pid).includes(` -D ${cluster} `);
  for (const { signal, ms } of STOP_STEPS) {
    if (!running()) break;
    if (signal) kill(left.pid, signal);
    const deadline = Date.now() + ms;
    while (running() && Date.now() < deadline) await sleep(50);
  }
  if (running()) return;
  await endOrphans(cluster);
  // PostgreSQL itself removes the file of a process that is gone, when nothing uses its memory any more.
  if (beginningOf(left.pid) !== null && readPostmaster(cluster)?.pid === left.pid) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

/** A server, or one of its workers. Another program may have its process id by now, or work in its folder. */
const isPostgres = (/** @type {number} */ pid) => programNameOf(pid) === 'postgres';

/**
 * Ends the workers of a server that was killed alone: two servers must never write to the same data, and
 * with its file the next one would lose sight of them.
 *
 * @param {string} cluster the folder in which they work
 */
async function endOrphans(cluster) {
  for (const signal of ['SIGQUIT', 'SIGKILL']) {
    const deadline = Date.now() + ORPHANS_MS;
    for (const pid of workersIn(cluster)) kill(pid, signal);
    while (workersIn(cluster).length > 0 && Date.now() < deadline) await sleep(20);
  }
}

/**
 * @param {string} cluster
 * @returns {number[]}
 */
function workersIn(cluster) {
  const folder = realpathSync(cluster);
  return processIds().filter((pid) => workingFolderOf(pid) === folder && isPostgres(pid));
}

/**
 * @param {number} pid
 * @param {string} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone in the meantime.
  }
}
