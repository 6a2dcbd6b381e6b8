import { Refusal, codeOf, messageOf } from './refusal.mjs';

/**
 * What package.json can ask for. Each command is loaded when it is asked for: most of them need
 * packages, and the first thing that some do is to install these.
 *
 * @type {Record<string, () => Promise<{ run(args: string[]): Promise<number> }>>}
 */
const commands = {
  start: () => import('./commands/start.mjs'),
  'start:platform': () => import('./commands/start-platform.mjs'),
  'start:web': () => import('./commands/start-web.mjs'),
  dev: () => import('./commands/dev.mjs'),
  build: () => import('./commands/build.mjs'),
  'deploy:nginx': () => import('./commands/deploy-nginx.mjs'),
  documents: () => import('./commands/documents.mjs'),
  content: () => import('./commands/content.mjs'),
  ops: () => import('./commands/ops.mjs'),
  test: () => import('./commands/test.mjs'),
  verify: () => import('./commands/verify.mjs'),
  check: () => import('./commands/check.mjs'),
  security: () => import('./commands/security.mjs'),
  chaos: () => import('./commands/chaos.mjs'),
  bench: () => import('./commands/bench.mjs'),
  lighthouse: () => import('./commands/lighthouse.mjs'),
  pictures: () => import('./commands/pictures.mjs'),
  node24: () => import('./commands/node24.mjs'),
  mutation: () => import('./commands/mutation.mjs'),
  'env-example': () => import('./commands/env-example.mjs'),
  lockfile: () => import('./commands/lockfile.mjs'),
};

/**
 * Runs one command and ends the process with its exit status; a refusal is one sentence on standard
 * error and status 1.
 *
 * @param {string[]} argv the command's name, then its arguments
 */
export async function runCommand([name = '', ...args]) {
  const load = commands[name];
  if (!load) {
    console.error(`Нет команды «${name}»; есть ${Object.keys(commands).join(', ')}.`);
    process.exit(1);
  }
  try {
    const command = await load();
    process.exit(await command.run(args));
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : describeUnexpected(error));
    process.exit(1);
  }
}

/** What the system says when a folder or a disk does not take what is written to it. */
const WRITE_FAULTS = new Map([
  ['EACCES', 'нет права'],
  ['EPERM', 'нет права'],
  ['EROFS', 'диск доступен только для чтения'],
  ['ENOSPC', 'на диске нет места'],
  ['EDQUOT', 'на диске нет места'],
]);

/** @param {unknown} error */
function describeUnexpected(error) {
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) return error.stack;
  const fault = WRITE_FAULTS.get(codeOf(error));
  if (fault && error instanceof Error && 'path' in error) {
    return `Не удалось записать ${error.path}: ${fault}.`;
  }
  return `Неожиданная ошибка: ${messageOf(error)} (подробнее — с LOG_LEVEL=debug).`;
}
