import { existsSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { runJest, runPlaywright } from './runners.mjs';

/** A runner and its arguments. @typedef {[typeof runJest, string[]]} Run */

/**
 * Which runners have to run. Browser tests are those of tests/e2e.
 *
 * @param {readonly string[]} args
 * @returns {Run[]}
 */
export function runsFor(args) {
  if (args.length === 0) {
    return [
      [runJest, []],
      [runPlaywright, []],
    ];
  }
  const paths = args.filter((argument) => existsSync(inProject(argument.replace(/:\d+$/, ''))));
  const options = args.filter((argument) => !paths.includes(argument));
  const isBrowser = (/** @type {string} */ path) => /\.spec\.ts\b|(^|\/)e2e(\/|$)/.test(path);
  const browser = paths.filter(isBrowser);
  const others = paths.filter((path) => !isBrowser(path));
  /** @type {Run[]} */
  const runs = [];
  if (others.length > 0 || browser.length === 0)
    runs.push([runJest, [...options, ...pathsForJest(others)]]);
  if (browser.length > 0) runs.push([runPlaywright, [...browser, ...options]]);
  return runs;
}

/**
 * The services are started for contract tests alone.
 *
 * @param {readonly string[]} paths
 */
function pathsForJest(paths) {
  if (paths.length === 0) return [];
  const isContract = (/** @type {string} */ path) => /(^|\/)contract(\/|$)/.test(path);
  const projects = [
    ...(paths.some((path) => !isContract(path)) ? ['unit'] : []),
    ...(paths.some(isContract) ? ['contract'] : []),
  ];
  // Jest takes patterns, and folders of pages have brackets in their names.
  const patterns = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return ['--selectProjects', ...projects, '--testPathPatterns', ...patterns];
}
