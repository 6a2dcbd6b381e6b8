import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOSTILE, areas, readJest, readPlaywright, tabulate } from './security-suite.mjs';

/** @type {string} */
let folder;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'security-suite-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} content */
function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test of Jest that was left out is not told, and a file that does not load is', () => {
  const assertionResults = [
    { fullName: '[TRUST-08] holds', status: 'passed' },
    { fullName: 'bodies [TRUST-08] does not', status: 'failed' },
    { fullName: '[HW-01] another', status: 'pending' },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(readJest(report({ testResults }))).toEqual([
    { title: '[TRUST-08] holds', passed: true },
    { title: 'bodies [TRUST-08] does not', passed: false },
    { title: 'b.test.ts', passed: false },
  ]);
});

test('a test of Playwright is told with the titles around it', () => {
  const inner = { title: '[HTTP-01] targets', specs: [{ title: 'asterisk', ok: true }] };
  const suites = [{ title: 'a.spec.ts', specs: [{ title: 'plain', ok: false }], suites: [inner] }];
  expect(readPlaywright(report({ suites }))).toMatchObject([
    { title: expect.stringContaining('plain'), passed: false },
    { title: expect.stringContaining('[HTTP-01] targets asterisk'), passed: true },
  ]);
});

test('the table counts each test once, and those of no area apart', () => {
  const table = tabulate([
    { title: '[TRUST-08] [NET-06] of two', passed: true },
    { title: '[NET-06] of one', passed: false },
    { title: 'of none', passed: true },
  ]);
  expect(table).toContain('| Что можно исчерпать | 1 | 1 | 0 |');
  expect(table).toContain('| Чужие запросы и прокси | 1 | 0 | 1 |');
  expect(table).toContain('| Прочее | 1 | 1 | 0 |');
  expect(table.split('\n')).toHaveLength(areas.length + 3);
});

test('every requirement of trust is an area’s', () => {
  for (let number = 1; number <= 12; number += 1)
    expect(`[TRUST-${String(number).padStart(2, '0')}]`).toMatch(new RegExp(HOSTILE));
});
