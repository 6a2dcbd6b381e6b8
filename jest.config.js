import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

// With `production` in the shell React would load without `act`, which all tests of components need.
Object.assign(process.env, { NODE_ENV: 'test' });

/** Packages that are published as ES modules only, which Jest has to translate. */
const esModules = [
  ...['@base-ui', 'jose', 'openid-client', 'oauth4webapi', 'oidc-provider', 'next-seo', 'idb'],
  ...['uuid', 'parse5', 'entities'],
];

/** @type {import('jest').Config} */
const common = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Built things and caches hold copies of our modules.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/.data/'],
};

/** @type {import('jest').Config} */
const unit = {
  ...common,
  displayName: 'unit',
  // Components ask for a browser themselves: `@jest-environment jsdom` at the top of the file.
  testEnvironment: 'node',
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['<rootDir>/tests/'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/unit/jest-dom.ts',
    '<rootDir>/tests/support/unit/fail-on-console.ts',
    '<rootDir>/tests/support/unit/restore-http.ts',
  ],
};

/** @type {import('jest').Config} */
const contract = {
  ...common,
  displayName: 'contract',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/support/stack/contract-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/stack/contract-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/unit/fail-on-console.ts'],
};

const withNext = nextJest({ dir: import.meta.dirname });

/** @param {import('jest').Config} project */
async function complete(project) {
  const config = await withNext(project)();
  // Next.js would leave all packages untranslated, and its own list cannot be added to.
  const untranslated = `/node_modules/(?!(${esModules.join('|')})/)`;
  return { ...config, transformIgnorePatterns: [untranslated, '^.+\\.module\\.css$'] };
}

/**
 * What this machine's shell or `.env` says about the product has no part in a test. Next.js has read
 * the file by now, and the workers inherit what is left.
 */
function forgetProduct() {
  const example = readFileSync(`${import.meta.dirname}/.env.example`, 'utf8');
  for (const [, name = ''] of example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)) delete process.env[name];
}

/** @type {() => Promise<import('jest').Config>} */
const config = async () => {
  const projects = await Promise.all([unit, contract].map(complete));
  forgetProduct();
  return {
    projects: /** @type {any} */ (projects),
    // A small machine under load is slow, not wrong.
    testTimeout: 60_000,
    // By default Jest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
  };
};

export default config;
