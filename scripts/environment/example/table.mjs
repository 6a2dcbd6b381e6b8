import { sections } from '../../../lib/contract/environment/variable';
import { variableRows } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

const BEGIN = '<!-- variables: written by `npm run env-example` -->';
const END = '<!-- end of variables -->';

/**
 * Puts the table of all variables into its place in a document.
 *
 * @param {string} document docs/operations.md
 * @returns {string} the document as it is to be
 * @throws Error when it has no place for it
 */
export function withVariables(document) {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('No place for the variables');
  return `${before}${BEGIN}\n<!-- prettier-ignore-start -->\n\n${tables()}\n\n<!-- prettier-ignore-end -->\n${END}${after}`;
}

function tables() {
  const rows = variableRows();
  return Object.entries(sections)
    .map(([section, title]) => {
      const own = rows.filter((row) => row.section === section).map(print);
      return `### ${title}\n\n| Variable | Default | Read by | What follows |\n| --- | --- | --- | --- |\n${own.join('\n')}`;
    })
    .join('\n\n');
}

/** @param {Row} row */
function print(row) {
  const { name, standard, readers } = row;
  const value = standard === null ? 'for a demo only' : standard === '' ? '—' : `\`${standard}\``;
  return `| \`${name}\` | ${value} | ${readers} | ${consequenceOf(row)} |`;
}

/**
 * @param {Row} row
 * @returns {string} what is said of it, without the words for the example below it
 */
export function consequenceOf({ effect, note = '' }) {
  return (effect ?? note)
    .replace(/\s*Example:$/, '')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');
}
