/**
 * How long a file and a function, and how full a folder may be. Blank lines and comments are not
 * counted: to say why costs nothing.
 */
const SOURCE_LINES = 150;
const TEST_LINES = 300;
const FUNCTION_LINES = 50;
export const FOLDER_ENTRIES = 15;

const CODE = '{ts,tsx,js,mjs}';
const TESTS = [`**/*.test.${CODE}`, `tests/**/*.${CODE}`];

/** @typedef {Record<string, string>} Exceptions from the place to the reason */

/** @type {Exceptions} */
export const longFiles = {
  'tests/contract/homework/homework.test.ts': 'the life of one homework',
  'components/landing/drawings/humanities.tsx': 'five drawings, which are lists of strokes',
};

/** @type {Exceptions} */
export const longFunctions = {
  'components/landing/drawings/*.tsx': 'a drawing is a list of strokes',
  'components/status/drawings/*.tsx': 'a drawing is a list of strokes',
  'components/kit/samples/*.tsx': 'a page of samples is a list',
  'platform/openid/pages/style.ts': 'a style sheet is a list',
};

/** @type {Exceptions} */
export const fullFolders = {
  app: 'each entry is an address or a file that Next.js looks for there',
  components: 'a folder for each area of the product',
  'components/task': 'a folder for each task kind',
  'components/ui': 'a folder for each primitive',
  lib: 'a folder for each thing that the product knows',
  'lib/contract': 'a folder for each entity',
  'lib/session/cookies': 'a file for each cookie',
  'docs/decisions': 'a file for each decision, found by its number',
  'platform/content/workbooks': 'a folder for each workbook',
  'platform/tasks': 'a folder for each task kind',
  'platform/main-api': 'a folder for each entity',
  'platform/main-api/database/migrations': 'a file for each change, in their order',
  'platform/main-api/database/migrations/meta': 'a file for each change, in their order',
  'public/images': 'a folder for each subject',
  'scripts/commands': 'a file for each command, found by its name',
};

/** @param {number} max */
const lines = (max) =>
  /** @type {import('eslint').Linter.RuleEntry} */ ([
    'error',
    { max, skipBlankLines: true, skipComments: true },
  ]);

/**
 * The budgets of files and functions. Functions of tests have none: a `describe` is as long as what it
 * describes.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const budgetRules = [
  { rules: { 'max-lines': lines(SOURCE_LINES), 'max-lines-per-function': lines(FUNCTION_LINES) } },
  { files: TESTS, rules: { 'max-lines': lines(TEST_LINES), 'max-lines-per-function': 'off' } },
  { files: Object.keys(longFiles), rules: { 'max-lines': 'off' } },
  { files: Object.keys(longFunctions), rules: { 'max-lines-per-function': 'off' } },
];
