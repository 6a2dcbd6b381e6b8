import { availableParallelism } from 'node:os';
import { readEnvironment } from '../environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** @typedef {{ title: string, file: string, args: string[] }} Step */

/** @param {string[]} parts a path in node_modules */
const tool = (...parts) => inProject('node_modules', ...parts);

/** @type {Step} */
const tests = { title: 'тесты', file: tool('jest', 'bin', 'jest.js'), args: ['--silent'] };

/** The longest first, so that the short ones fill the gaps. @type {readonly Step[]} */
const rest = [
  { title: 'правила', file: tool('eslint', 'bin', 'eslint.js'), args: ['--max-warnings=0', '.'] },
  { title: 'типы', file: tool('typescript', 'bin', 'tsc'), args: ['--noEmit'] },
  {
    title: 'типы в scripts',
    file: tool('typescript', 'bin', 'tsc'),
    args: ['--noEmit', '--project', 'scripts'],
  },
  {
    title: 'оформление',
    file: tool('prettier', 'bin', 'prettier.cjs'),
    args: ['--check', '--log-level=warn', '--cache', '--cache-location=.build/prettier', '.'],
  },
  { title: 'лишний код', file: tool('knip', 'bin', 'knip.js'), args: [] },
  { title: 'вес страниц', file: tool('size-limit', 'bin.js'), args: [] },
  { title: 'тетради', file: inProject('.build', 'platform', 'check-content.js'), args: [] },
];

/**
 * `npm run check`: everything that can be said of the code without a browser. With `--no-tests` all
 * but the tests, for who runs `npm test` as well.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const unknown = args.find((argument) => argument !== '--no-tests');
  if (unknown !== undefined) throw new Refusal(`check не знает «${unknown}», только --no-tests.`);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
  const { signal } = stop;
  await ensureDependencies({ signal });
  await ensureBuilt(['platform', 'web'], readEnvironment(), signal);
  const waiting = args.length > 0 ? [...rest] : [tests, ...rest];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      signal.throwIfAborted();
      if (!(await passes(step, signal))) failed.push(step.title);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  console.log(failed.length === 0 ? 'Всё в порядке.' : `Не прошло: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/**
 * Runs a step and shows what it says when it fails.
 *
 * @param {Step} step
 * @param {AbortSignal} signal
 */
async function passes({ title, file, args }, signal) {
  const began = performance.now();
  const { code, output } = await runTool(file, args, { show: false, signal });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${title}, ${seconds} с`);
  if (code !== 0) console.log(`${output.trim()}\n`);
  return code === 0;
}
