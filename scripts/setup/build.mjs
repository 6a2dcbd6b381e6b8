import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { livingHolder, takeLock } from '../processes/lock.mjs';
import { runTool } from '../processes/tool.mjs';
import { ROOT, inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { buildEnhance, enhanceManifest } from './enhance-bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { FILES, collectFiles } from './site-files.mjs';

/** @typedef {import('../environment/environment.mjs').Environment} Environment */

/** @typedef {'web' | 'enhance' | 'files' | 'server' | 'platform'} Target */

/**
 * The things that are built, each with what it is built from and what it leaves.
 *
 * @type {Record<Target, { inputs: string[], result: string }>}
 */
const targets = {
  web: {
    inputs: ['app', 'components', 'lib', 'public', 'package-lock.json', ...rootSources()],
    result: inProject('.next', 'BUILD_ID'),
  },
  enhance: {
    inputs: ['enhance', 'lib', 'scripts/setup/enhance-bundle.mjs', 'package-lock.json'],
    result: enhanceManifest,
  },
  files: {
    inputs: ['.next/BUILD_ID', 'public', '.build/enhance', 'scripts/setup/site-files.mjs'],
    result: FILES,
  },
  server: {
    inputs: ['server', 'lib', 'tsconfig.json', 'package.json', 'package-lock.json'],
    result: inProject('.build', 'server', 'main.js'),
  },
  platform: {
    inputs: ['platform', 'lib', 'tsconfig.json', 'package-lock.json'],
    result: inProject('.build', 'platform', 'main.js'),
  },
};

/** The sources of web that lie in the folder of the project itself, such as middleware.ts. */
function rootSources() {
  return readdirSync(ROOT).filter(
    (name) =>
      /\.([cm]?[jt]s|tsx)$|^(package|tsconfig)\.json$/.test(name) &&
      !/^(eslint|jest|playwright)\.config\.|^\.|\.d\.ts$/.test(name),
  );
}

/**
 * What is bundled: name → source. Packages stay outside, in node_modules.
 *
 * @type {Record<'server' | 'platform', Record<string, string>>}
 */
const bundles = {
  server: {
    main: 'server/main.ts',
    documents: 'server/documents/command.ts',
    'strip-program': 'server/documents/page/strip-program.ts',
  },
  platform: {
    main: 'platform/main.ts',
    'check-content': 'platform/content/check.ts',
    ops: 'platform/main-api/operator/command.ts',
  },
};

/**
 * The pages of web have a script of their own, and its files are collected from both.
 *
 * @param {Target} name
 * @returns {readonly Target[]}
 */
const withItsParts = (name) => (name === 'web' ? ['enhance', 'web', 'files'] : [name]);

/**
 * Builds what has changed since it was last built, told by the content of the sources. Another
 * process that builds in the same folder is waited for.
 *
 * @param {readonly Target[]} asked
 * @param {Environment} environment
 * @param {AbortSignal} [signal]
 * @throws Refusal when a build fails, or would pull web's files from under a running product
 */
export async function ensureBuilt(asked, environment, signal) {
  const names = asked.flatMap(withItsParts);
  if (names.every((name) => isFresh(name))) return;
  const release = await takeBuildLock(signal);
  try {
    for (const name of names) {
      if (isFresh(name)) continue;
      if (name === 'web') refuseInUse();
      // Taken first: a change during the build makes the next start build again.
      const print = printOf(name);
      rmSync(printFile(name), { force: true });
      await buildTarget(name, environment, signal);
      if (!existsSync(targets[name].result)) throw new Refusal('Сборка оборвалась.');
      writeFileSync(printFile(name), print);
    }
  } finally {
    release();
  }
}

/**
 * @param {Target} name
 * @param {Environment} environment
 * @param {AbortSignal | undefined} signal
 */
function buildTarget(name, environment, signal) {
  if (name === 'web') return buildWeb(environment, signal);
  if (name === 'files') return collectFiles();
  return name === 'enhance' ? buildEnhance() : buildBundles(name);
}

/** @param {Target} name */
const printFile = (name) => inProject('.build', `${name}.sources`);

/** @param {Target} name */
const printOf = (name) => fingerprint(ROOT, targets[name].inputs);

/** @param {Target} name */
function isFresh(name) {
  const file = printFile(name);
  if (!existsSync(targets[name].result) || !existsSync(file)) return false;
  return readFileSync(file, 'utf8') === printOf(name);
}

/** @param {AbortSignal | undefined} signal */
async function takeBuildLock(signal) {
  mkdirSync(inProject('.build'), { recursive: true });
  for (;;) {
    const lock = takeLock(inProject('.build', 'lock'), 'build');
    if ('release' in lock) return lock.release;
    signal?.throwIfAborted();
    await sleep(200);
  }
}

const IN_USE = inProject('.build', 'web-in-use');

/** Says that this process serves the built web, which others must leave alone as long as it lives. */
export function markWebInUse() {
  try {
    takeLock(IN_USE, 'web');
  } catch {
    // A folder that cannot be written to cannot be built in either.
  }
}

function refuseInUse() {
  const holder = livingHolder(IN_USE);
  if (!holder || holder.pid === process.pid) return;
  throw new Refusal(
    `Исходники изменились, а прежняя сборка сейчас работает (процесс ${holder.pid}): остановите её и повторите.`,
  );
}

/**
 * @param {Environment} environment
 * @param {AbortSignal | undefined} signal
 */
async function buildWeb(environment, signal) {
  console.log('Собираю сайт…');
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runTool(next, ['build'], { env, show: false, signal });
  signal?.throwIfAborted();
  if (code !== 0) throw new Refusal(`${output.trimEnd()}\nСборка сайта не удалась.`);
}

/**
 * A fraction of a second.
 *
 * @param {'server' | 'platform'} name
 */
async function buildBundles(name) {
  const { build, stop } = await import('esbuild');
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: bundles[name],
      outdir: inProject('.build', name),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      logLevel: 'error',
    });
  } catch {
    const what = name === 'server' ? 'сервера сайта' : 'платформы';
    throw new Refusal(`Сборка ${what} не удалась: причина названа выше.`);
  } finally {
    // Otherwise esbuild's own process stays for as long as this one.
    await stop();
  }
}
