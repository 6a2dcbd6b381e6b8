import { chosenMeasurements, readBenchOptions, triedVariables } from './bench-options.mjs';

const known = ['documents', 'page', 'memory'];

test.each([
  [[], { mode: 'all' }],
  [['--check'], { mode: 'check' }],
  [['--here'], { mode: 'here' }],
  [['--only', 'page'], { mode: 'only', names: ['page'] }],
  [['--only', 'memory,page'], { mode: 'only', names: ['memory', 'page'] }],
])('%j is read', (args, options) => {
  expect(readBenchOptions(args)).toEqual(options);
});

test.each([[['--only']], [['--only', 'page', 'memory']], [['page']], [['--check', 'page']]])(
  '%j is refused',
  (args) => {
    expect(() => readBenchOptions(args)).toThrow('--only page,memory');
  },
);

test('what is named is measured, in the order of all', () => {
  expect(chosenMeasurements({ mode: 'all' }, known)).toEqual(known);
  const only = (/** @type {string[]} */ ...names) =>
    chosenMeasurements({ mode: 'only', names }, known);
  expect(only('memory', 'page')).toEqual(['page', 'memory']);
  expect(() => only('page', 'pages')).toThrow('«pages»; есть documents, page, memory');
});

test('a setting of the shell is tried in single measurements alone', () => {
  const shell = { PAGES_AT_ONCE: '4', WEB_WORKERS: '', SESSION_SECRET: 'own' };
  expect(triedVariables({ mode: 'only', names: ['page'] }, shell)).toEqual({ PAGES_AT_ONCE: '4' });
  expect(triedVariables({ mode: 'all' }, shell)).toEqual({});
});
