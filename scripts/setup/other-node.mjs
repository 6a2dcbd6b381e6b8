import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { runNpm } from './dependencies.mjs';

/** The current release with long support, which README recommends. */
export const CURRENT_MAJOR = 24;

const FOLDER = inProject('.build', `node-${CURRENT_MAJOR}`);
const PROGRAM = `${FOLDER}/node_modules/node/bin/node`;

/**
 * The program of that Node.js: this process's own, or one that npm's package `node` brings into a
 * folder of its own, beside the packages of the product.
 *
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>}
 * @throws Refusal when it cannot be installed
 */
export async function ensureCurrentNode(signal) {
  if (Number(process.versions.node.split('.')[0]) === CURRENT_MAJOR) return process.execPath;
  if (existsSync(PROGRAM)) return PROGRAM;
  console.log(`Устанавливаю Node.js ${CURRENT_MAJOR} в .build…`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, '{"private":true}\n');
  const asked = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', `node@${CURRENT_MAJOR}`];
  await runNpm(asked, signal);
  signal?.throwIfAborted();
  if (existsSync(PROGRAM)) return PROGRAM;
  throw new Refusal(
    `Не удалось установить Node.js ${CURRENT_MAJOR}: пакет node не дал программы ${PROGRAM}.`,
  );
}
