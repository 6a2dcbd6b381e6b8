import { markdownTable } from '../markdown-table.mjs';

/**
 * A page, and the same page as a bare file. @typedef {{ path: string, runs: Run[], bareRuns: Run[] }} Measured
 */
/** @typedef {Pick<import('./measure.mjs').Run, 'scores' | 'cls' | 'lcpMs' | 'scriptBytes'>} Run */

/**
 * A line of the table. `isMet` is null for what has no target.
 *
 * @typedef {{ what: string, target: string, shown: string, isMet: boolean | null }} Line
 */

/** The least score, of a hundred. */
const SCORE = 100;
/** How much later than in a bare file the largest part may be painted. */
const LCP_RATIO = 1.1;
/** The latest at which it may be, in milliseconds, on a machine that does nothing else. */
const LCP_MS = 900;
/** The most of scripts that a page may load, as sent, in bytes. */
const SCRIPT_BYTES = 8_000;

const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

/**
 * The one in the middle.
 *
 * @param {readonly number[]} values
 */
export function median(values) {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/**
 * @param {Measured} measured
 * @param {string} server what serves the bare files
 * @returns {Line[]} the median of each figure
 */
export function linesOf({ runs, bareRuns }, server) {
  const lcp = median(runs.map(({ lcpMs }) => lcpMs));
  const bare = median(bareRuns.map(({ lcpMs }) => lcpMs));
  const ratio = Math.round((lcp / bare) * 100) / 100;
  const cls = median(runs.map((run) => run.cls));
  const scripts = median(runs.map(({ scriptBytes }) => scriptBytes));
  return [
    ...Object.entries(CATEGORIES).map(([id, what]) => {
      const score = median(runs.map(({ scores }) => scores[id] ?? 0));
      return { what, target: `${SCORE}`, shown: `${score}`, isMet: score >= SCORE };
    }),
    { what: 'Layout shift (CLS)', target: '0', shown: `${cls}`, isMet: cls === 0 },
    {
      what: 'Largest part painted (LCP)',
      target: `≤ ${LCP_MS} ms`,
      shown: `${lcp} ms`,
      isMet: lcp <= LCP_MS,
    },
    {
      what: `LCP of the same page as a bare file from ${server}`,
      target: '—',
      shown: `${bare} ms`,
      isMet: null,
    },
    {
      what: 'LCP, of that of the bare file',
      target: `≤ ${LCP_RATIO}`,
      shown: ratio.toFixed(2),
      isMet: ratio <= LCP_RATIO,
    },
    {
      what: 'Scripts',
      target: `≤ ${SCRIPT_BYTES} bytes`,
      shown: `${scripts} bytes`,
      isMet: scripts <= SCRIPT_BYTES,
    },
  ];
}

/**
 * @param {readonly Measured[]} pages
 * @param {string} server what serves the bare files
 * @returns {string} in Markdown, a column for each page
 */
export function tableOf(pages, server) {
  const columns = pages.map((page) => linesOf(page, server));
  const rows = (columns[0] ?? []).map(({ what, target }, at) => [
    ...[what, target],
    ...columns.map((lines) => {
      const { shown, isMet } = lines[at] ?? { shown: '', isMet: null };
      return isMet === false ? `${shown} — missed` : shown;
    }),
  ]);
  return markdownTable(['What', 'Target', ...pages.map(({ path }) => `\`${path}\``)], rows);
}

/**
 * @param {readonly Measured[]} pages
 * @param {{ version: string, server: string, cores: number, load: number }} machine `load` before the start
 * @returns {string} the text of docs/lighthouse.md
 */
export function pageOf(pages, { version, server, cores, load }) {
  const date = new Date().toISOString().slice(0, 10);
  return `# Landings, measured

Written by \`npm run lighthouse\` on ${date}: Lighthouse ${version} for phones (simulated slow network and processor), the median of
${pages[0]?.runs.length} loads, on ${cores} cores that also run web and the platform. The same page as a bare file, with the same bytes of all
that it loads, comes from ${server} and is measured in turns with ours, in the same browser. Load of the machine before the start: ${load.toFixed(2)};
${LCP_MS} ms are for one that does nothing else.

${tableOf(pages, server)}
`;
}
