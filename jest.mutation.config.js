import config from './jest.config.js';

/** The unit tests of sessions and routes: what mutations are tried against. */
const unitTests = async () => {
  const [unit] = (await config()).projects ?? [];
  if (typeof unit !== 'object') throw new Error('The unit tests have no configuration');
  return {
    ...unit,
    rootDir: import.meta.dirname,
    // Each change starts the tests anew: nothing else is to be looked through.
    roots: ['<rootDir>/lib/session', '<rootDir>/lib/routes'],
    watchman: false,
    setupFilesAfterEnv: [],
    testMatch: ['<rootDir>/lib/{session,routes}/**/*.test.ts'],
    // A hundred thousand strings for each change would take a day.
    testPathIgnorePatterns: ['property'],
  };
};

export default unitTests;
