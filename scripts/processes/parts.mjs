import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { startChild } from './child.mjs';

/** @typedef {import('../environment/environment.mjs').Environment} Environment */
/** @typedef {import('./child.mjs').Child} Child */

const NEXT = inProject('node_modules', 'next', 'dist', 'bin', 'next');
const SERVER = inProject('.build', 'server', 'main.js');
const PLATFORM = inProject('.build', 'platform', 'main.js');
const PLATFORM_START_MS = 60_000;
const WEB_START_MS = 60_000;
/** How long a part may finish what it is doing after it has been asked to stop, in milliseconds. */
export const GRACE_MS = 8_000;

/**
 * Starts services of the platform and waits until they listen.
 *
 * @param {Environment} environment
 * @param {readonly string[]} services
 * @param {AbortSignal} [signal]
 * @returns {Promise<Child>}
 * @throws Refusal with the platform's own sentence when it cannot start
 */
export async function startPlatform(environment, services, signal) {
  const env = { NODE_ENV: 'production', ...environment };
  const execArgv = ['--enable-source-maps'];
  const child = startChild({ name: 'platform', file: PLATFORM, args: services, execArgv, env });
  const ready = new Promise((resolve) => {
    child.process.on('message', (/** @type {{ ready?: unknown }} */ message) => {
      if (message.ready) resolve('ready');
    });
  });
  await startedOrRefused(child, ready, PLATFORM_START_MS, 'Платформа не запустилась', signal);
  return child;
}

/**
 * Starts the built web and waits until it is ready; until it answers at all when it is started again,
 * since its documents are served while the platform is away.
 *
 * @param {Environment} environment
 * @param {AbortSignal} [signal]
 * @param {{ isFirst: boolean }} [attempt]
 * @returns {Promise<Child>}
 * @throws Refusal with web's own sentence when it cannot start
 */
export function startWeb(environment, signal, { isFirst } = { isFirst: true }) {
  const env = { ...environment, NODE_ENV: 'production' };
  const execArgv = WEB_HEAP;
  return startSite({ file: SERVER, execArgv, env, signal, sign: isFirst ? '/ready' : '/health' });
}

/**
 * Starts web from its sources, for development.
 *
 * @param {Environment} environment
 * @param {AbortSignal} [signal]
 */
export function startWebFromSources(environment, signal) {
  const env = { ...environment, NODE_ENV: 'development' };
  const hostname = environment.LISTEN_HOST || 'localhost';
  const args = ['dev', '--port', String(environment.PORT), '--hostname', hostname];
  return startSite({ file: NEXT, args, env, signal });
}

/**
 * Without a bound the heap of a server under load grows for as long as there is memory. Three thousand
 * students at once stay within this one. No source maps: those of Next.js alone take 40 MB.
 */
const WEB_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** Two arenas of the C library instead of eight for each core: memory that is free in one is used again. */
const WEB_MALLOC = { MALLOC_ARENA_MAX: '2' };

/**
 * @param {object} options
 * @param {string} options.file
 * @param {string[]} [options.args]
 * @param {string[]} [options.execArgv]
 * @param {Environment} options.env
 * @param {AbortSignal | undefined} options.signal
 * @param {string} [options.sign] the address that tells whether it is ready
 */
async function startSite({ file, args = [], execArgv = [], env, signal, sign = '/ready' }) {
  const environment = { ...WEB_MALLOC, ...env, NEXT_TELEMETRY_DISABLED: '1' };
  const child = startChild({ name: 'web', file, args, execArgv, env: environment });
  const answered = new AbortController();
  const ready = untilReady(`http://${hostOf(env)}:${env.PORT}${sign}`, answered.signal);
  try {
    await startedOrRefused(child, ready, WEB_START_MS, 'Сайт не запустился', signal);
  } finally {
    answered.abort();
  }
  return child;
}

/**
 * Under which host a program of ours is reached from this machine.
 *
 * @param {Environment} environment
 */
export function hostOf({ LISTEN_HOST }) {
  if (!LISTEN_HOST || LISTEN_HOST === '0.0.0.0' || LISTEN_HOST === '::') return 'localhost';
  return LISTEN_HOST.includes(':') ? `[${LISTEN_HOST}]` : LISTEN_HOST;
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function untilReady(url, signal) {
  while (!signal.aborted) {
    const timeout = AbortSignal.timeout(5_000);
    const status = await fetch(url, { redirect: 'manual', signal: timeout }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(100);
  }
}

/**
 * @param {Child} child
 * @param {Promise<unknown>} ready
 * @param {number} limitMs
 * @param {string} complaint how the sentence begins when it is not ready in time
 * @param {AbortSignal | undefined} signal
 */
async function startedOrRefused(child, ready, limitMs, complaint, signal) {
  const interrupted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
  const outcome = await Promise.race([
    ready.then(() => 'ready'),
    child.ended.then(() => 'ended'),
    once(AbortSignal.timeout(limitMs), 'abort').then(() => 'late'),
    interrupted.then(() => 'interrupted'),
  ]);
  if (outcome === 'ready') return;
  await child.stop(GRACE_MS);
  signal?.throwIfAborted();
  const reason = sentenceFrom(child.said());
  const fallback =
    outcome === 'late' ? `нет ответа ${limitMs / 1000} секунд` : 'причина неизвестна';
  throw new Refusal(`${complaint}: ${reason ?? fallback}`);
}

/**
 * The line in which a program says why it ended: the last one that is not a place in the code, a
 * log record or a decoration.
 *
 * @param {string} said
 * @returns {string | null}
 */
export function sentenceFrom(said) {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(at |\{|\}|▲|✓|-|digest:|\[)/.test(line));
  const naming = lines.find((line) => /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/.test(line));
  const chosen = naming ?? lines.at(-1);
  return chosen ? chosen.replace(/^⨯?\s*(Error: )?/, '') : null;
}
