import { existsSync, readdirSync } from 'node:fs';
import { ROOT, inProject } from '../project.mjs';
import { FOLDER_ENTRIES, fullFolders, longFiles } from './budgets.mjs';

/** The folders of sources; what is built or kept elsewhere does not count. */
const ROOTS = [
  'app',
  'server',
  'enhance',
  'components',
  'lib',
  'platform',
  'scripts',
  'tests',
  'docs',
  'public',
];
const TEST = /\.(?:test|fixture)\.\w+$/;

/**
 * Every folder, with the number of its entries; tests and their fixtures apart.
 *
 * @param {string} folder
 * @returns {(readonly [string, number])[]}
 */
function countEntries(folder) {
  const entries = readdirSync(inProject(folder), { withFileTypes: true });
  const counted = entries.filter(({ name }) => !TEST.test(name));
  return [
    [folder, counted.length],
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => countEntries(`${folder}/${name}`)),
  ];
}

const folders = ROOTS.filter((name) => existsSync(`${ROOT}/${name}`)).flatMap(countEntries);
const full = folders.filter(([, count]) => count > FOLDER_ENTRIES).map(([folder]) => folder);

test('a folder has at most 15 entries, or an exception with its reason', () => {
  expect(full.filter((folder) => !(folder in fullFolders))).toEqual([]);
});

test('an exception that is not needed any more goes', () => {
  expect(Object.keys(fullFolders).filter((folder) => !full.includes(folder))).toEqual([]);
  expect(Object.keys(longFiles).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
