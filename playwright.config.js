import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';

/** What keeps Chromium quiet and makes it start in containers and as root. */
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/**
 * With a stack of their own, or with waits of many seconds: begun first, beside the others, they are
 * not what everybody waits for at the end.
 */
const waiting = [
  ...[
    'sso/sign-in-failures',
    'operations/start',
    'operations/restart',
    'operations/busy',
    'operations/chaos',
    'session/identity',
    'session/mesh-off',
    'session/cabinet',
    'cms/features',
  ],
  ...[
    'homework/database-unavailable',
    'homework/main-job',
    'public/platform-unavailable',
    'public/kept-documents',
    'public/failing-api',
    'public/third-parties',
  ],
].map((name) => `**/${name}.spec.ts`);
/** It draws pictures, and tests nothing. */
const pictures = process.env.UPDATE_PICTURES ? [] : ['**/pictures.spec.ts'];

/** Many cycles of one test, which has a stack of its own. */
const isChaos = process.env.CHAOS_CYCLES !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'shared', testMatch: '**/*.spec.ts', testIgnore: [...waiting, ...pictures] },
  ],
  globalSetup: isChaos ? undefined : './tests/support/stack/e2e-setup.mjs',
  outputDir: 'test-results/browser',
  // Tests wait for pages more than they compute: more workers than cores keep small machines busy.
  workers: Math.max(3, Math.round(availableParallelism() * 1.5)),
  // One test of a thousand that met a busy machine must not refuse a whole change: it is named as flaky,
  // and more than a few of them fail the run (scripts/testing/results.mjs).
  retries: 1,
  // A small machine under load is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by globalSetup: each worker reads this file again.
    baseURL: process.env.TEST_WEB_ORIGIN,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace of every test costs a third of the time: `--trace on` when one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: (await findChromium()) ?? undefined, args: flags },
  },
});
