/* What tests of components need takes longer to load than most other tests take to run. */
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } =
    jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  // A small machine under load is slow, not wrong.
  configure({ asyncUtilTimeout: 15_000 });
}
