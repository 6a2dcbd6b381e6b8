import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inProject } from '../project.mjs';

const text = readFileSync(inProject('docs/architecture.md'), 'utf8');

const ours = new Set(readdirSync(ROOT));

/** What stands in backquotes and begins as a path of the project does. */
const paths = [
  ...new Set(
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, span = '']) => span)
      .filter((span) => ours.has(span.split('/')[0] ?? '') || span.includes('/')),
  ),
].filter((span) => !span.startsWith('/') && !span.startsWith('@'));

/**
 * Whether a path is there; `<kind>` in it stands for any one name.
 *
 * @param {string} folder
 * @param {string[]} parts
 * @returns {boolean}
 */
function isThere(folder, [part, ...rest]) {
  if (part === undefined || part === '') return true;
  if (!part.includes('<'))
    return existsSync(path.join(folder, part)) && isThere(path.join(folder, part), rest);
  const pattern = new RegExp(`^${part.replace('.', '\\.').replace(/<\w+>/g, '[\\w.-]+')}$`);
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => pattern.test(name) && isThere(path.join(folder, name), rest),
  );
}

test('it names the tables and the folders', () => {
  expect(paths.length).toBeGreaterThan(30);
});

test.each(paths)('%s exists', (named) => {
  expect(isThere(ROOT, named.split('/'))).toBe(true);
});

test('it stays one page', () => {
  expect(text.split('\n').length).toBeLessThan(130);
});
