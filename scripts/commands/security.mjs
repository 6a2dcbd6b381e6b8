import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT, inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';
import { sum } from '../testing/results.mjs';
import { interruption, reportOf, runJest, runPlaywright } from '../testing/runners.mjs';
import { HOSTILE, readJest, readPlaywright, tabulate } from '../testing/security-suite.mjs';

/**
 * `npm run security`: the hostile tests in one go, of all kinds, and a table of what they are about.
 * `npm run security -- --quick`: those without a browser. [TRUST-08]
 *
 * @param {string[]} args
 */
export async function run(args) {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== '--quick'))
    throw new Refusal('security знает только --quick: без тестов в браузере.');
  const signal = interruption();
  const files = filesOfTests();
  const isBrowser = (/** @type {string} */ file) => file.endsWith('.spec.ts');
  const others = files.filter((file) => !isBrowser(file));
  const jest = await runJest(signal, ['--silent', '-t', HOSTILE, '--runTestsByPath', ...others]);
  const results = [jest];
  const told = readReport(readJest, 'jest');
  if (option === undefined) {
    const own = ['--grep', `${HOSTILE}|security/[\\w-]+\\.spec`, ...files.filter(isBrowser)];
    results.push(await runPlaywright(signal, own));
    told.push(...readReport(readPlaywright, 'playwright'));
  }
  const { passed, failed } = sum(results);
  console.log(`\n${tabulate(told)}\n\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** The files in which a hostile test stands: others need not even be loaded. */
function filesOfTests() {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const hostile = new RegExp(HOSTILE);
  return tracked
    .filter((file) => /\.(?:test\.(?:tsx?|mjs)|spec\.ts)$/.test(file))
    .filter((file) => hostile.test(readFileSync(inProject(file), 'utf8')) || isOfFolder(file));
}

const isOfFolder = (/** @type {string} */ file) => file.startsWith('tests/e2e/security/');

/**
 * @param {(file: string) => import('../testing/security-suite.mjs').Told[]} read
 * @param {string} name
 */
function readReport(read, name) {
  try {
    return read(reportOf(name));
  } catch {
    // Without a report the runner counts as failed.
    return [];
  }
}
