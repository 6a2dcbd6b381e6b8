import { markdownTable } from './markdown-table.mjs';

/**
 * What came of one fault.
 *
 * @typedef {{ cycle: number, place: string, said: string, tookMs: number,
 *   fault: { kind: string, moment: string, lastsMs: number } }} Suffered
 */

/**
 * @param {readonly Suffered[]} all
 * @returns {string} a table: each kind of fault at each place, how often, how long until all was saved again, and what the
 *   page said meanwhile
 */
export function tabulateFaults(all) {
  /** @type {Map<string, Suffered[]>} */
  const groups = new Map();
  for (const one of all) {
    const key = `${one.fault.kind} ${one.place}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rows = [...groups.keys()].sort().flatMap((key) => {
    const own = groups.get(key) ?? [];
    const [first] = own;
    if (!first) return [];
    const seconds = own.map(({ tookMs }) => tookMs / 1_000);
    const mean = seconds.reduce((total, one) => total + one, 0) / own.length;
    const said = [...new Set(own.map((one) => one.said.replace(/ \d\d:\d\d$/, '')))].sort();
    return [
      [
        ...[first.fault.kind, first.place, `${own.length}`],
        ...[`${mean.toFixed(1)} s`, `${Math.max(...seconds).toFixed(1)} s`, said.join('; ')],
      ],
    ];
  });
  const head = ['Fault', 'At', 'Times', 'Saved again after', 'At the longest', 'The page said'];
  return markdownTable(head, rows);
}
