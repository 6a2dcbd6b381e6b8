import { sections } from '../../../lib/contract/environment/variable';
import { variableRows } from './rows.mjs';

export { withVariables } from './table.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

const WIDTH = 100;
const INTRODUCTION =
  'All that can be set from outside. Copy what you change to `.env`, or set it in the environment, which wins. An empty value counts as none. Lines that begin with # show the default, or an example where it says so. A wrong value stops the start in a sentence that names the variable. This file is written by `npm run env-example`.';

/** @returns {string} the text of .env.example: what the tables of variables say */
export function envExample() {
  const rows = variableRows();
  const blocks = Object.entries(sections).map(([section, title]) =>
    [
      `# ── ${title} `.padEnd(WIDTH, '─'),
      ...rows.filter((row) => row.section === section).map(print),
    ].join('\n'),
  );
  return `${comment(INTRODUCTION)}\n\n${blocks.join('\n\n')}\n`;
}

/** @param {Row} row */
function print({ name, note, shown }) {
  return `${note === undefined ? '' : `${comment(note)}\n`}#${name}=${shown}`;
}

/** @param {string} text broken into lines of comments */
function comment(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? '#'} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`# ${word}`);
  }
  return lines.join('\n');
}
