import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { budgetRules } from './scripts/lint/budgets.mjs';
import { importRules, layers, noJsx, outsideRules } from './scripts/lint/import-rules.mjs';

const ROOT = import.meta.dirname;
const CODE = '{ts,tsx,js,mjs}';
const TESTS = [`**/*.test.${CODE}`, `tests/**/*.${CODE}`];
const CONFIGS = ['*.config.{js,ts,mjs}', '.size-limit.js', '**/drizzle.config.ts'];

/** The files to which Next.js, Jest or a tool asks for a default export. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,default,error,global-error,not-found,loading}.tsx',
  'app/**/{sitemap,robots,manifest}.ts',
  'app/**/{icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}',
  'tests/support/stack/*-{setup,teardown}.mjs',
  'tests/bench/minimal/{app/*.tsx,next.config.mjs}',
  ...CONFIGS,
];

/** The only readers of the environment in the product itself. */
const ENVIRONMENT_READERS = [
  'lib/config/**',
  'platform/kernel/env.ts',
  // Next.js writes the constant NEXT_RUNTIME in.
  'instrumentation.ts',
  'scripts/**',
  ...TESTS,
  ...CONFIGS,
];

/** @param {string} folder such as `lib/*` */
function areasOf(folder) {
  if (!folder.endsWith('/*')) return [folder];
  const parent = folder.slice(0, -2);
  if (!existsSync(path.join(ROOT, parent))) return [];
  return readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}

/**
 * @param {import('./scripts/lint/import-rules.mjs').Layer} layer
 * @param {string} folder
 */
function restrictImports(layer, folder) {
  const inside = folder === '.' ? '' : `${folder}/**/`;
  return [
    { files: [`${inside}*.${CODE}`], rules: importRules(layer, folder, { test: false }) },
    { files: [`${inside}*.test.${CODE}`], rules: importRules(layer, folder, { test: true }) },
  ];
}

/** Rules of the React compiler read every function; only what is shown has components and hooks. */
const REACT_FREE = [
  'platform/**',
  'server/**',
  'enhance/**',
  'scripts/**',
  'tests/**',
  'lib/contract/**',
  '*.config.js',
];
const noReact = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, /** @type {const} */ ('off')]),
);

const restrictions = layers.flatMap((layer) =>
  areasOf(layer.folder).flatMap((folder) => restrictImports(layer, folder)),
);

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    ignores: [
      ...['.next/', '.build/', '.data/', 'coverage/', 'test-results/', 'playwright-report/'],
      'next-env.d.ts',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    // An exception to a rule is a line in this file, where it is seen.
    linterOptions: { noInlineConfig: true },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs'],
          tsconfig: { configFile: path.join(ROOT, 'tsconfig.json'), references: 'auto' },
        }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      // A module is a part of a workbook here, and pictures are served as they were made.
      '@next/next/no-assign-module-variable': 'off',
      '@next/next/no-img-element': 'off',
      eqeqeq: 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      ...outsideRules,
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message:
            'The environment is read in lib/config (web) and platform/kernel/env.ts (platform) only: add a field to the schema there.',
        },
      ],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  { files: ENVIRONMENT_READERS, rules: { 'no-restricted-properties': 'off' } },
  { files: REACT_FREE, rules: noReact },
  ...budgetRules,
  ...restrictions,
  // Plain files that Node.js runs without a build: the alias does not exist for them.
  {
    files: ['scripts/**/*.mjs', 'tests/support/**/*.mjs', ...CONFIGS],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['lib/**/*.{tsx,jsx}'],
    ignores: TESTS,
    rules: noJsx,
  },
];

export default config;
