import { mkdirSync, rmSync } from 'node:fs';
import { readEnvironment } from '../environment/environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { messageOf } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { tool } from './checks.mjs';
import { countJest, countPlaywright, resultOf } from './results.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */

/** Where the runners leave their reports. */
const REPORTS = inProject('test-results', 'reports');
const JEST = tool('jest', 'bin', 'jest.js');

/**
 * What Jest is told to run unit tests alone: those that need no service, with one line for a file.
 *
 * @param {readonly string[]} args
 */
export const unitTests = (args = []) => ({
  title: 'тесты',
  file: JEST,
  args: ['--silent', '--selectProjects', 'unit', ...args],
});

/**
 * Runs unit and contract tests.
 *
 * @param {AbortSignal} signal
 * @param {readonly string[]} [args] for Jest; without them all tests are run
 * @returns {Promise<Counts>}
 */
export function runJest(signal, args = []) {
  return counted(async () => {
    await ensureDependencies({ signal });
    const file = reportFile('jest');
    const { code } = await runTool(JEST, ['--json', `--outputFile=${file}`, ...args], { signal });
    return resultOf(code, file, countJest);
  });
}

/**
 * Runs browser tests.
 *
 * @param {AbortSignal} signal
 * @param {readonly string[]} [args] for Playwright; without them all tests are run
 * @returns {Promise<Counts>}
 */
export function runPlaywright(signal, args = []) {
  return counted(async () => {
    signal.throwIfAborted();
    await ensureDependencies({ signal });
    await ensureChromium();
    await ensureBuilt(['platform', 'web'], readEnvironment(), signal);
    const file = reportFile('playwright');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const playwright = tool('@playwright', 'test', 'cli.js');
    const asked = ['test', '--reporter=list,json', ...args];
    const { code } = await runTool(playwright, asked, { env, signal });
    return resultOf(code, file, countPlaywright);
  });
}

/**
 * What could not be run counts as one failure.
 *
 * @param {() => Promise<Counts>} runTests
 * @returns {Promise<Counts>}
 */
async function counted(runTests) {
  try {
    return await runTests();
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1 };
  }
}

/**
 * Where a runner leaves its report.
 *
 * @param {string} name
 */
export const reportOf = (name) => `${REPORTS}/${name}.json`;

/** @param {string} name */
function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = reportOf(name);
  rmSync(file, { force: true });
  return file;
}

/** @returns {AbortSignal} aborted when the person interrupts the command */
export function interruption() {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
  return stop.signal;
}
