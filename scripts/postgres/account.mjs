import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal.mjs';

/**
 * The system account that the database server runs under, when it is not that of this process:
 * PostgreSQL refuses to run as root.
 *
 * @typedef {{ uid: number, gid: number }} Account
 */

const NAME = 'postgres';

/**
 * @param {string} cluster the folder of the data; a server has to run as the owner of its data
 * @returns {Account | null} null when this process is not root and the server runs as it does
 * @throws Refusal when there is no account to run under and none can be made
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(cluster);
  if (owner && owner.uid !== 0) return owner;
  const existing = lookUp();
  if (existing) return existing;
  try {
    execFileSync('groupadd', ['-f', NAME], { stdio: 'ignore' });
    execFileSync('useradd', ['-g', NAME, NAME], { stdio: 'ignore' });
  } catch {
    // What matters is whether the account exists now.
  }
  const created = lookUp();
  if (created) return created;
  throw new Refusal(
    'PostgreSQL не работает от имени root, и завести для него пользователя postgres не удалось: ' +
      'запустите продукт от имени обычного пользователя или задайте DATABASE_URL.',
  );
}

/** @returns {Account | null} */
function lookUp() {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, NAME], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid === undefined || gid === undefined ? null : { uid, gid };
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @returns {Account | null}
 */
function ownerOf(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat ? { uid: stat.uid, gid: stat.gid } : null;
}

/**
 * Whether an account may pass through a folder and every folder above it. A server that may not
 * reach its own folder ends with an error that nobody understands.
 *
 * @param {string} folder the nearest existing one is looked at when it does not exist
 * @param {Account} account
 * @returns {boolean}
 */
export function canReach(folder, account) {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const stat = statSync(current, { throwIfNoEntry: false });
    if (stat && !canTraverse(stat, account)) return false;
    if (current === path.dirname(current)) return true;
  }
}

/**
 * @param {{ uid: number, gid: number, mode: number }} stat
 * @param {Account} account
 */
function canTraverse(stat, account) {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}
