import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @typedef {(report: any) => Counts} Reader how a runner's JSON report is counted */

/**
 * Jest's report. A file that could not even be loaded has no failed test in it, yet it failed.
 *
 * @type {(report: { numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }) => Counts}
 */
export const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/** How many browser tests of a run may pass at the second try only; more of them count as failures. */
const UNSTEADY_AT_MOST = 3;

/**
 * Playwright's report. A test that passed at its second try is named in Playwright's summary as flaky and
 * counts as passed while such tests are few. Errors outside of tests (a file that does not load, a stack
 * that does not start) stand beside the tests.
 *
 * @type {(report: { stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }) => Counts}
 */
export const countPlaywright = ({ stats, errors = [] }) => {
  const unsteady = stats.flaky > UNSTEADY_AT_MOST ? stats.flaky : 0;
  return {
    passed: stats.expected + stats.flaky - unsteady,
    failed: stats.unexpected + unsteady + errors.length,
  };
};

/**
 * What a run came to. A runner that ended badly without naming a failed test, left no readable
 * report or ran nothing counts as one failure.
 *
 * @param {number} code its exit status
 * @param {string} file its report
 * @param {(report: any) => Counts} count
 * @returns {Counts}
 */
export function resultOf(code, file, count) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No report: the runner crashed.
  }
  const silentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {readonly Counts[]} results
 * @returns {Counts}
 */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  };
}
