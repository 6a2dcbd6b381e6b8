import { markdownTable } from './markdown-table.mjs';

/**
 * `ratio` to the yardstick, for what is measured against one, with what a request to the yardstick costs
 * the load generator, in microseconds of a core; `met` is null for what was not measured.
 *
 * @typedef {{ what: string, yardstick: string, target: string, measured: string, ratio?: number,
 *   clientMicros?: number, met: boolean | null }} Row
 */

/**
 * What was measured under one version of Node.js.
 *
 * @typedef {{ node: string, seconds: number, rows: Row[] }} Result
 */

/** The ratios of an earlier run, by what was measured and by the major version of Node.js.
 *
 * @typedef {Record<string, Record<string, number>>} Kept
 */

/** How far a ratio may fall below the kept one. */
const LEAST_PART = 0.8;

const majorOf = (/** @type {Result} */ { node }) => node.slice(1).split('.')[0] ?? '';

/**
 * @param {readonly Result[]} results of the same rows
 * @returns {string} in Markdown, a column for each version
 */
export function tableOf(results) {
  const [first] = results;
  const versions = results.map(({ node }) => `Node.js ${node.slice(1)}`);
  const head = ['What', 'Yardstick', 'Target', ...versions];
  const rows = (first?.rows ?? []).map(({ what, yardstick, target }, at) => {
    const cells = results.map(({ rows: own }) => {
      const { measured, met } = own[at] ?? { measured: '', met: false };
      return met === false ? `${measured} — missed` : measured;
    });
    return [what, yardstick, target, ...cells];
  });
  return markdownTable(head, rows);
}

/**
 * @param {readonly Result[]} results
 * @param {number} cores
 * @returns {string} the text of docs/benchmarks.md
 */
export function pageOf(results, cores) {
  const date = new Date().toISOString().slice(0, 10);
  const [{ seconds, rows } = { seconds: 0, rows: [] }] = results;
  const { clientMicros } = rows.find((row) => row.clientMicros !== undefined) ?? {};
  return `# Benchmarks

Written by \`npm run bench\` on ${date}: ${cores} cores, everything on one machine, PostgreSQL with fsync, the load from the same machine. Each load runs ${seconds} s
with 20 connections after a warm-up. Machines, and hours of one, differ threefold: a figure that has a yardstick is the ratio to what
was measured in the same run. The load generator takes ${clientMicros} µs of a core for a request, which both sides of a ratio pay for.
A part that was killed is ready again when \`/ready\` of web is 200 and an answer is saved.
\`npm run bench -- --check\` compares with the ratios kept in \`benchmarks.json\`, and fails when one has fallen by more than a fifth.

${tableOf(results)}
`;
}

/**
 * @param {readonly Result[]} results
 * @returns {Kept}
 */
export function ratiosOf(results) {
  /** @type {Kept} */
  const kept = {};
  for (const result of results)
    for (const { what, ratio } of result.rows)
      if (ratio !== undefined) kept[what] = { ...kept[what], [majorOf(result)]: ratio };
  return kept;
}

/**
 * @param {readonly Result[]} results
 * @param {Kept} kept
 * @returns {string[]} a line for each ratio that has fallen by more than a fifth
 */
export function fallenRatios(results, kept) {
  return Object.entries(ratiosOf(results)).flatMap(([what, byNode]) =>
    Object.entries(byNode).flatMap(([major, ratio]) => {
      const before = kept[what]?.[major];
      if (before === undefined || ratio >= before * LEAST_PART) return [];
      return [`${what}, Node.js ${major}: ${ratio} (было ${before})`];
    }),
  );
}
