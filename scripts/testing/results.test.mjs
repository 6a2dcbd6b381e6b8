import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countJest, countPlaywright, resultOf, sum } from './results.mjs';

const jestReport = (passed = 0, failed = 0, crashed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: crashed,
});
const playwrightReport = (expected = 0, unexpected = 0, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});

/** @type {string} */
let folder;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'results-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} content */
function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test.each([
  ['tests that passed and failed', jestReport(5, 2), 1, { passed: 5, failed: 2 }],
  ['a file that could not be loaded', jestReport(5, 0, 1), 1, { passed: 5, failed: 1 }],
  ['a bad end without a failed test', jestReport(5), 1, { passed: 5, failed: 1 }],
  ['nothing that ran', jestReport(), 0, { passed: 0, failed: 1 }],
  ['half a report', '{"numPassed', 0, { passed: 0, failed: 1 }],
  ['all well', jestReport(5), 0, { passed: 5, failed: 0 }],
])('Jest: %s', (_, content, code, counts) => {
  expect(resultOf(code, report(content), countJest)).toEqual(counts);
});

test.each([
  ['tests that passed and failed', playwrightReport(5, 2), 1, { passed: 5, failed: 2 }],
  [
    'few tests that passed at the second try',
    playwrightReport(5, 0, 3),
    0,
    { passed: 8, failed: 0 },
  ],
  ['many of them', playwrightReport(5, 0, 4), 0, { passed: 5, failed: 4 }],
  [
    'an error outside of tests',
    { ...playwrightReport(5), errors: [{}] },
    1,
    { passed: 5, failed: 1 },
  ],
  ['all well', playwrightReport(5), 0, { passed: 5, failed: 0 }],
])('Playwright: %s', (_, content, code, counts) => {
  expect(resultOf(code, report(content), countPlaywright)).toEqual(counts);
});

test('no report at all is one failure', () => {
  const missing = path.join(folder, 'none.json');
  expect(resultOf(0, missing, countJest)).toEqual({ passed: 0, failed: 1 });
});

test('the sum is of all runs', () => {
  const runs = [
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
  ];
  expect(sum(runs)).toEqual({ passed: 7, failed: 2 });
});
