import config from './jest.config.js';

/** The unit tests of sessions and routes: what mutations are tried against. */
const unitTests = async () => {
  const [unit] = (await config()).projects ?? [];
  if (typeof unit !== 'object') throw new Error('The unit tests have no configuration');
  return {
    ...unit,
    rootDir: import.meta.dirname,
    // Each change starts the tests once more: nothing else is to be looked through.
    roots: ['session', 'routes', 'http/cookies'].map((folder) => `<rootDir>/lib/${folder}`),
    watchman: false,
    setupFilesAfterEnv: [],
    testMatch: ['<rootDir>/lib/{session,routes,http/cookies}/**/*.test.ts'],
    // A hundred thousand strings for each change would take a day; what needs a browser's document
    // reports no coverage to Stryker.
    testPathIgnorePatterns: ['property', 'document-cookie'],
  };
};

export default unitTests;
