import { inProject } from '../project.mjs';
import { runTool } from '../processes/tool.mjs';

/** One check: what people call it, and the program that makes it. @typedef {{ title: string, file: string, args: string[] }} Check */

/** @param {string[]} parts a path in node_modules */
export const tool = (...parts) => inProject('node_modules', ...parts);

const eslint = tool('eslint', 'bin', 'eslint.js');
const eslintArgs = [
  ...['--max-warnings=0', '--cache', '--cache-strategy=content', '--no-warn-ignored'],
  '--cache-location=.build/eslint',
];
const prettier = tool('prettier', 'bin', 'prettier.cjs');
const prettierArgs = [
  ...['--check', '--log-level=warn', '--ignore-unknown', '--cache', '--cache-strategy=content'],
  '--cache-location=.build/prettier',
];
const knip = tool('knip', 'bin', 'knip.js');
const tsc = tool('typescript', 'bin', 'tsc');

/** @type {readonly Check[]} */
const types = [
  { title: 'типы', file: tsc, args: ['--noEmit'] },
  { title: 'типы в scripts', file: tsc, args: ['--noEmit', '--project', 'scripts'] },
];

/** Needs the built platform. @type {Check} */
const content = {
  title: 'тетради',
  file: inProject('.build', 'platform', 'check-content.js'),
  args: [],
};

/** Needs the built web. @type {Check} */
export const pageWeight = { title: 'вес страниц', file: tool('size-limit', 'bin.js'), args: [] };

/** All that reads the sources and runs no test, the longest first. @type {readonly Check[]} */
export const staticChecks = [
  { title: 'правила', file: eslint, args: [...eslintArgs, '.'] },
  ...types,
  { title: 'оформление', file: prettier, args: [...prettierArgs, '.'] },
  { title: 'лишний код', file: knip, args: [] },
  // What only tests use is no use.
  {
    title: 'лишний код в продукте',
    file: knip,
    args: ['--production', '--tags=-testing'],
  },
  content,
];

/**
 * The same for some files alone, as far as it can be said of them; types are always those of all files.
 *
 * @param {readonly string[]} files
 * @returns {Check[]}
 */
export function staticChecksOf(files) {
  const code = files.filter((file) => /\.(tsx?|m?js)$/.test(file));
  return [
    ...(code.length > 0
      ? [{ title: 'правила', file: eslint, args: [...eslintArgs, ...code] }]
      : []),
    ...types,
    ...(files.length > 0
      ? [{ title: 'оформление', file: prettier, args: [...prettierArgs, ...files] }]
      : []),
    ...(files.some((file) => file.startsWith('platform/content/')) ? [content] : []),
  ];
}

/**
 * Runs checks, as many at a time as told, each said in a line as soon as it ends.
 *
 * @param {readonly Check[]} checks
 * @param {number} lanes
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the titles of those that failed
 */
export async function runChecks(checks, lanes, signal) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      signal.throwIfAborted();
      if (!(await passes(check, signal))) failed.push(check.title);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return failed;
}

/**
 * Runs a check and shows what it says when it fails.
 *
 * @param {Check} check
 * @param {AbortSignal} signal
 */
async function passes({ title, file, args }, signal) {
  const began = performance.now();
  const { code, output } = await runTool(file, args, { show: false, signal });
  console.log(`${code === 0 ? '✓' : '✗'} ${title}, ${secondsSince(began)} с`);
  if (code !== 0) console.log(`${output.trim()}\n`);
  return code === 0;
}

/** @param {number} began of `performance.now()` */
export const secondsSince = (began) => ((performance.now() - began) / 1_000).toFixed(1);
