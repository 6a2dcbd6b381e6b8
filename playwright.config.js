import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';

/** What keeps Chromium quiet and makes it start in containers and as root. */
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // It draws pictures, and tests nothing.
  testIgnore: process.env.UPDATE_PICTURES ? [] : '**/pictures.spec.ts',
  globalSetup: './tests/support/stack/e2e-setup.mjs',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  // A small machine under load is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by globalSetup: each worker reads this file again.
    baseURL: process.env.TEST_WEB_ORIGIN,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: (await findChromium()) ?? undefined, args: flags },
  },
});
