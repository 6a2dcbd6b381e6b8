import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, inProject } from '../project.mjs';
import { canReach, serverAccount } from './account.mjs';
import { copyBinaries, findBinaries } from './binaries.mjs';

/**
 * Where a database server lives: its data, its password and log, its programs, and the account
 * that it runs under (null: that of this process).
 *
 * @typedef {object} Home
 * @property {string} folder
 * @property {string} cluster the data of the server
 * @property {import('./account.mjs').Account | null} account
 * @property {import('./binaries.mjs').Binaries} binaries
 */

/**
 * Chooses the home of the server: `postgres` in the data folder, or, when the server's account
 * cannot reach that, a folder of the system that always is the same for this data folder.
 *
 * @param {string} dataDir
 * @returns {Home}
 * @throws Refusal when no server can run here
 */
export function chooseHome(dataDir) {
  const near = path.join(dataDir, 'postgres');
  const account = serverAccount(path.join(near, 'cluster'));
  const binaries = findBinaries();
  if (!account) return createHome(near, null, binaries);
  const far = farFolder(dataDir);
  const folder = canReach(near, account) ? near : far;
  if (folder === far) rememberFar(dataDir, far);
  const usable = canReach(path.join(binaries.native, 'bin'), account)
    ? binaries
    : copyBinaries(binaries, farFolder(inProject('.data')));
  return createHome(folder, account, usable);
}

/**
 * @param {string} folder
 * @param {Home['account']} account
 * @param {Home['binaries']} binaries
 * @returns {Home}
 */
function createHome(folder, account, binaries) {
  mkdirSync(folder, { recursive: true });
  if (account) chmodSync(folder, 0o755);
  return { folder, cluster: path.join(folder, 'cluster'), account, binaries };
}

/** @param {string} dataDir */
function farFolder(dataDir) {
  const key = createHash('sha256')
    .update(`${ROOT}\n${path.resolve(dataDir)}`)
    .digest('hex');
  const base = existsSync('/var/lib') ? '/var/lib' : os.tmpdir();
  return path.join(base, `rabochie-tetradi-${key.slice(0, 12)}`);
}

/**
 * Leaves a note in the data folder about where the data are. When the note is gone although the
 * data are there, somebody has removed the data folder in order to begin again: the old data are set
 * aside.
 *
 * @param {string} dataDir
 * @param {string} far
 */
function rememberFar(dataDir, far) {
  const note = path.join(dataDir, 'postgres-is-elsewhere.txt');
  if (existsSync(note)) return;
  if (existsSync(path.join(far, 'cluster'))) {
    rmSync(`${far}.old`, { recursive: true, force: true });
    renameSync(far, `${far}.old`);
  }
  writeFileSync(
    note,
    `Учётная запись postgres не может войти в эту папку, поэтому база данных лежит в ${far}.\n`,
  );
}
