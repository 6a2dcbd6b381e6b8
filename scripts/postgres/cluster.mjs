import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal, codeOf } from '../refusal.mjs';
import { programOf, serverEnvironment } from './binaries.mjs';

/** The account of the database that the product connects with, and the name of its database. */
export const USER = 'tetradi';

/**
 * Makes the files of a database server unless they are there: UTF-8, character functions that know
 * Russian on every system, entrance by a random password only.
 *
 * @param {import('./home.mjs').Home} home
 * @param {readonly string[]} [flags] more flags for initdb
 * @returns {Promise<string>} the password
 * @throws Refusal when the existing data do not fit, or cannot be made
 */
export async function ensureCluster(home, flags = []) {
  const passwordFile = path.join(home.folder, 'password');
  if (existsSync(home.cluster)) {
    refuseForeignVersion(home);
    return readPassword(passwordFile, home);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  await create(home, password, flags);
  return password;
}

/**
 * @param {string} file
 * @param {import('./home.mjs').Home} home
 */
function readPassword(file, home) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const what = codeOf(error) === 'ENOENT' ? 'Пропал' : 'Не читается';
    throw new Refusal(
      `${what} файл с паролем базы данных ${file}: верните его или удалите папку ${home.folder} вместе с данными.`,
    );
  }
}

/** @param {import('./home.mjs').Home} home */
function refuseForeignVersion({ cluster, binaries, folder }) {
  /** @type {string} */
  let made;
  try {
    made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new Refusal(
      `Папка ${cluster} недоступна этому пользователю или повреждена: восстановите её или удалите ${folder}.`,
    );
  }
  const ours = binaries.version.split('.')[0];
  if (made === ours) return;
  throw new Refusal(
    `Данные в ${cluster} созданы PostgreSQL ${made}, а установлен ${ours}: перенесите их или удалите ${folder}.`,
  );
}

/**
 * Works in a draft folder and renames it at the end: an interrupted creation leaves nothing that
 * looks like data.
 *
 * @param {import('./home.mjs').Home} home
 * @param {string} password
 * @param {readonly string[]} flags
 */
async function create(home, password, flags) {
  const draft = `${home.cluster}.new`;
  const passwordFile = `${home.cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.account) {
    for (const item of [draft, passwordFile]) chownSync(item, home.account.uid, home.account.gid);
  }
  try {
    await promisify(execFile)(
      programOf(home.binaries, 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...flags,
      ],
      { cwd: draft, env: serverEnvironment(), ...home.account },
    );
    renameSync(draft, home.cluster);
  } catch (error) {
    throw new Refusal(`Не удалось создать базу данных в ${home.folder}: ${lastLine(error)}.`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** @param {unknown} error */
function lastLine(error) {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const line = stderr.split('\n').find((text) => /error|fatal/i.test(text));
  return (line ?? (codeOf(error) || String(error))).trim();
}
