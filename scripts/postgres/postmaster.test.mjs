import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beginningOf } from '../processes/process-table.mjs';
import { stopLeftover } from './postmaster.mjs';

// A system without it tells of the working folder of no process: nobody's workers are found there.
const withTable = existsSync('/proc/self/stat') ? test : test.skip;

/** @type {string} */
let folder;
/** @type {string} */
let cluster;
/** @type {import('node:child_process').ChildProcess[]} */
let started;

beforeEach(() => {
  started = [];
  folder = mkdtempSync(path.join(os.tmpdir(), 'postmaster-'));
  cluster = path.join(folder, 'cluster');
  mkdirSync(cluster);
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/**
 * A program that waits, under a name of its own.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function start(name, args, cwd) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\necho\nread line\n', { mode: 0o755 });
  const child = spawn(file, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  started.push(child);
  await once(child.stdout, 'data');
  const pid = Number(child.pid);
  return { pid, isRunning: () => beginningOf(pid) !== null, ended: once(child, 'exit') };
}

/** What stands in the file of a server that has left it behind. */
const leave = (/** @type {number} */ pid) => writeFileSync(fileOf(), `${pid}\n${cluster}\n`);
const fileOf = () => path.join(cluster, 'postmaster.pid');

/** The process id of a program that has ended. */
async function goneId() {
  const gone = await start('gone', [], folder);
  process.kill(gone.pid, 'SIGKILL');
  await gone.ended;
  return gone.pid;
}

test('[HTTP-04] a server that was left on the data is ended', async () => {
  const server = await start('postgres', ['-D', cluster, '-c', 'port=1'], folder);
  leave(server.pid);
  await stopLeftover(cluster);
  expect(server.isRunning()).toBe(false);
});

withTable(
  '[HTTP-04] of the programs in the folder of the data only workers are ended',
  async () => {
    const worker = await start('postgres', [], cluster);
    const stranger = await start('backup', [], cluster);
    leave(await goneId());
    await stopLeftover(cluster);
    expect([worker.isRunning(), stranger.isRunning()]).toEqual([false, true]);
  },
);

test.each([
  ['another program that names the data', 'backup', () => ['-D', cluster, '-c', 'port=1']],
  ['the server of other data', 'postgres', () => ['-D', `${cluster}-2`, '-c', 'port=1']],
])('[HTTP-04] %s goes on when it has the process id by now', async (_, name, args) => {
  const stranger = await start(name, args(), folder);
  leave(stranger.pid);
  await stopLeftover(cluster);
  expect(stranger.isRunning()).toBe(true);
  // PostgreSQL would take it for a server that still runs.
  expect(existsSync(fileOf())).toBe(false);
});
