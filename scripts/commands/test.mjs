import { mkdirSync, rmSync } from 'node:fs';
import { readEnvironment } from '../environment.mjs';
import { runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { messageOf } from '../refusal.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { countJest, countPlaywright, resultOf, sum } from '../setup/results.mjs';

/** Where the runners leave their reports. */
const REPORTS = inProject('test-results', 'reports');

/**
 * `npm test`: all tests, from a bare clone. The last line is `N passed, N failed`; what could not
 * be run counts as failed.
 */
export async function run() {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
  const results = [await counted(() => runJest(stop.signal))];
  results.push(await counted(() => runPlaywright(stop.signal)));
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * @param {() => Promise<import('../setup/results.mjs').Counts>} runTests
 * @returns {Promise<import('../setup/results.mjs').Counts>}
 */
async function counted(runTests) {
  try {
    return await runTests();
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1 };
  }
}

/** @param {AbortSignal} signal */
async function runJest(signal) {
  await ensureDependencies({ signal });
  const jest = inProject('node_modules', 'jest', 'bin', 'jest.js');
  const file = reportFile('jest');
  const { code } = await runTool(jest, ['--json', `--outputFile=${file}`], { signal });
  return resultOf(code, file, countJest);
}

/** @param {AbortSignal} signal */
async function runPlaywright(signal) {
  signal.throwIfAborted();
  await ensureChromium();
  await ensureBuilt(['platform', 'web'], readEnvironment(), signal);
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const file = reportFile('playwright');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await runTool(playwright, ['test', '--reporter=list,json'], { env, signal });
  return resultOf(code, file, countPlaywright);
}

/** @param {string} name */
function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}
