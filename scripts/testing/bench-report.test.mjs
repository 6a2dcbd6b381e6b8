import { pageOf, tableOf } from './bench-report.mjs';

const row = { what: 'Saving', target: '≥ 300/s', measured: '100/s', met: false };
const results = [
  { node: 'v20.19.0', seconds: 10, yardstick: 338, rows: [row] },
  {
    node: 'v24.1.0',
    seconds: 10,
    yardstick: 300,
    rows: [{ ...row, measured: '310/s', met: true }],
  },
];

test('each version of Node.js has its column, and what is missed is marked', () => {
  expect(tableOf(results)).toBe(
    [
      '| What | Target | Node.js 20.19.0 | Node.js 24.1.0 |',
      '| --- | --- | --- | --- |',
      '| Saving | ≥ 300/s | 100/s — missed | 310/s |',
    ].join('\n'),
  );
});

test('the page says on what it was measured', () => {
  expect(pageOf(results, 2)).toMatch(/2 cores.*10 s.*338 ms.*\| Saving \|/s);
});
