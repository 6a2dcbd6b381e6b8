import { linesOf, pageOf, tableOf } from './report.mjs';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const run = (/** @type {Partial<import('./report.mjs').Run>} */ change = {}) => ({
  ...{ scores, cls: 0, lcpMs: 800, scriptBytes: 6_900 },
  ...change,
});
const times = (/** @type {number[]} */ ...all) => all.map((lcpMs) => run({ lcpMs }));
const measured = (/** @type {Partial<import('./report.mjs').Measured>} */ change = {}) => ({
  ...{ path: '/', runs: [run()], bareRuns: [run()] },
  ...change,
});
const missed = (/** @type {ReturnType<typeof measured>} */ one) =>
  linesOf(one, 'nginx').flatMap(({ what, isMet }) => (isMet === false ? [what] : []));

test('each figure is the median of its loads', () => {
  const lines = linesOf(
    measured({ runs: times(2_000, 820, 790), bareRuns: times(780, 760, 2_000) }),
    'nginx',
  );
  expect(lines.map(({ shown }) => shown)).toEqual(
    expect.arrayContaining(['820 ms', '780 ms', '1.05']),
  );
});

test('a page without a fault meets every target', () => {
  expect(missed(measured())).toEqual([]);
});

test.each([
  [{ scores: { ...scores, performance: 99 } }, 'Performance'],
  [{ scores: { performance: 100 } }, 'Accessibility', 'Best practices', 'SEO'],
  [{ cls: 0.001 }, 'Layout shift (CLS)'],
  [{ lcpMs: 890 }, 'LCP, of that of the bare file'],
  [{ lcpMs: 901 }, 'Largest part painted (LCP)', 'LCP, of that of the bare file'],
  [{ scriptBytes: 8_001 }, 'Scripts'],
])('%j misses its target', (change, ...what) => {
  expect(missed(measured({ runs: [run(change)] }))).toEqual(what);
});

test('the bare file has no target of its own', () => {
  expect(missed(measured({ runs: times(900), bareRuns: times(2_000) }))).toEqual([]);
});

test('the table has a column for each page, and marks what is missed', () => {
  const table = tableOf([measured(), measured({ path: '/teacher', runs: times(901) })], 'nginx');
  expect(table).toMatch('| What | Target | `/` | `/teacher` |');
  expect(table).toMatch('| Largest part painted (LCP) | ≤ 900 ms | 800 ms | 901 ms — missed |');
  expect(table).toMatch('as a bare file from nginx | — | 800 ms | 800 ms |');
});

test('the page says with what and on what it was measured', () => {
  const machine = { version: '12.8.2', server: 'nginx', cores: 2, load: 0.125 };
  const text = pageOf([measured({ runs: times(800, 800, 800) })], machine);
  expect(text).toMatch(/Lighthouse 12\.8\.2.*median of\s+3 loads.*2 cores.*nginx.*0\.13;/s);
});
