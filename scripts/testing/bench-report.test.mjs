import { fallenRatios, pageOf, ratiosOf, tableOf } from './bench-report.mjs';

const row = {
  ...{ what: 'Saving', yardstick: 'upsert', target: '≥ 0.3' },
  ...{ measured: '0.2', ratio: 0.2, clientMicros: 42, met: false },
};
const unmeasured = {
  ...{ what: 'nginx', yardstick: 'file', target: '≥ 0.9' },
  ...{ measured: 'not measured: no nginx here', met: null },
};
const results = [
  { node: 'v20.19.0', seconds: 10, rows: [row, unmeasured] },
  {
    ...{ node: 'v24.1.0', seconds: 10 },
    rows: [{ ...row, measured: '0.4', ratio: 0.4, met: true }, unmeasured],
  },
];

test('each version of Node.js has its column, and what is missed is marked', () => {
  expect(tableOf(results)).toBe(
    [
      '| What | Yardstick | Target | Node.js 20.19.0 | Node.js 24.1.0 |',
      '| --- | --- | --- | --- | --- |',
      '| Saving | upsert | ≥ 0.3 | 0.2 — missed | 0.4 |',
      '| nginx | file | ≥ 0.9 | not measured: no nginx here | not measured: no nginx here |',
    ].join('\n'),
  );
});

test('the page says on what it was measured', () => {
  expect(pageOf(results, 2)).toMatch(/2 cores.*10 s.*42 µs.*\| Saving \|/s);
});

test('a ratio that has fallen by more than a fifth is named, each version for itself', () => {
  const kept = ratiosOf(results);
  expect(kept).toEqual({ Saving: { 20: 0.2, 24: 0.4 } });
  expect(fallenRatios(results, kept)).toEqual([]);
  expect(fallenRatios(results, { Saving: { 20: 0.25, 24: 0.51 } })).toEqual([
    'Saving, Node.js 24: 0.4 (было 0.51)',
  ]);
  expect(fallenRatios(results, { Other: { 20: 1 } })).toEqual([]);
});
