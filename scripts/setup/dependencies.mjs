import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.mjs';
import { runProgram, runTool } from '../processes/tool.mjs';
import { Refusal } from '../refusal.mjs';

/** Written after a complete installation: an interrupted one leaves a half-full folder without it. */
const MARKER = inProject('node_modules', '.complete');
const LOCKFILE = inProject('package-lock.json');

/**
 * Installs the packages of package-lock.json unless they are there. Needs nothing but Node.js and
 * the npm that comes with it.
 *
 * @param {object} [options]
 * @param {AbortSignal} [options.signal]
 * @throws Refusal when they cannot be installed
 */
export async function ensureDependencies({ signal } = {}) {
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (readOptional(MARKER) === wanted) return;
  if (!installedByNpm()) {
    console.log('Устанавливаю зависимости (npm ci)…');
    rmSync(MARKER, { force: true });
    const { code } = await runNpm(['ci', '--include=dev', '--no-progress'], signal);
    signal?.throwIfAborted();
    if (code !== 0) {
      throw new Refusal('Не удалось установить зависимости: npm ci назвал причину выше.');
    }
  }
  try {
    writeFileSync(MARKER, wanted);
  } catch {
    // Somebody else's folder: it is complete, and is looked through again next time.
  }
}

/**
 * Whether npm itself has completed an installation of just these packages (somebody ran
 * `npm install`). npm writes its own list at the very end.
 */
function installedByNpm() {
  const list = readOptional(inProject('node_modules', '.package-lock.json'));
  if (!list) return false;
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(list).packages ?? {};
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version && existsSync(inProject(place)) : optional === true;
  });
}

/**
 * @param {string[]} args
 * @param {AbortSignal | undefined} signal
 */
export function runNpm(args, signal) {
  // Under `npm start` npm says where it is; otherwise it lies beside Node.js or in the path.
  const beside = path.join(
    path.dirname(process.execPath),
    '../lib/node_modules/npm/bin/npm-cli.js',
  );
  const given = process.env.npm_execpath;
  const npm = given && given.endsWith('npm-cli.js') ? given : beside;
  return existsSync(npm) ? runTool(npm, args, { signal }) : runProgram('npm', args, { signal });
}

/** @param {string} file */
function readOptional(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
