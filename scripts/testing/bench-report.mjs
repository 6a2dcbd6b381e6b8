/** @typedef {{ what: string, target: string, measured: string, met: boolean }} Row */

/**
 * What was measured under one version of Node.js; `yardstick` is how long a fixed piece of work took, in
 * milliseconds.
 *
 * @typedef {{ node: string, seconds: number, yardstick: number, rows: Row[] }} Result
 */

/**
 * @param {readonly Result[]} results of the same rows
 * @returns {string} in Markdown, a column for each version
 */
export function tableOf(results) {
  const [first] = results;
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const head = ['What', 'Target', ...results.map(({ node }) => `Node.js ${node.slice(1)}`)];
  const rows = (first?.rows ?? []).map(({ what, target }, at) => {
    const cells = results.map(({ rows: own }) => {
      const { measured, met } = own[at] ?? { measured: '', met: false };
      return met ? measured : `${measured} — missed`;
    });
    return [what, target, ...cells];
  });
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

/**
 * @param {readonly Result[]} results
 * @param {number} cores
 * @returns {string} the text of docs/benchmarks.md
 */
export function pageOf(results, cores) {
  const date = new Date().toISOString().slice(0, 10);
  const [{ seconds, yardstick } = { seconds: 0, yardstick: 0 }] = results;
  return `# Benchmarks

Written by \`npm run bench\` on ${date}: ${cores} cores, everything on one machine, PostgreSQL with fsync, the load from the same machine. Each load runs ${seconds} s
with 20 connections after a warm-up; what is saved goes the way of a browser: web, main API, database.
A fixed piece of work took this machine ${yardstick} ms: figures of another day compare by it.

${tableOf(results)}
`;
}
