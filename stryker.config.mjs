/**
 * `npm run mutation`: changes the code in small ways and expects a test to notice. What decides who
 * may be where, and where a visitor is sent.
 */
const config = {
  mutate: [
    'lib/session/guards/{guards,visitor,addresses,hints,sign-in-loop,cms-guard}.ts',
    'lib/session/{session,sealed-session,cms-session}.ts',
    'lib/session/cookies/!(*.test).ts',
    'lib/http/cookies/{cookie-jar,seal,own-cookie}.ts',
    'lib/session/sign-in/login-params.ts',
    'lib/routes/safe-return-url.ts',
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'jest.mutation.config.js' },
  coverageAnalysis: 'perTest',
  // Constants of a module are tried with every test: most of the time for a few per cent.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  tempDirName: 'test-results/mutation/work',
  // Below it the run fails.
  thresholds: { high: 95, low: 90, break: 85 },
  ignorePatterns: [
    '.next',
    '.build',
    '.data',
    'test-results',
    'docs',
    'public',
    'platform/content/workbooks',
  ],
};

export default config;
