import { runJest, runPlaywright } from './runners.mjs';
import { runsFor } from './runs-for.mjs';

test('without a path all tests are run', () => {
  expect(runsFor([])).toEqual([
    [runJest, []],
    [runPlaywright, []],
  ]);
});

test('a unit test starts no service', () => {
  expect(runsFor(['scripts/testing/runs-for.test.mjs'])).toEqual([
    [
      runJest,
      [
        ...['--selectProjects', 'unit', '--testPathPatterns'],
        'scripts/testing/runs-for\\.test\\.mjs',
      ],
    ],
  ]);
});

test('contract tests, browser tests and unit tests each go to their runner', () => {
  const paths = ['tests/contract/homework', 'tests/e2e/kit/kit.spec.ts:5', 'tests/e2e/sso', 'lib'];
  expect(runsFor([...paths, '-t', 'a.b'])).toEqual([
    [
      runJest,
      [
        ...['-t', 'a.b', '--selectProjects', 'unit', 'contract', '--testPathPatterns'],
        ...['tests/contract/homework', 'lib'],
      ],
    ],
    [runPlaywright, ['tests/e2e/kit/kit.spec.ts:5', 'tests/e2e/sso', '-t', 'a.b']],
  ]);
});

test('options alone go to Jest', () => {
  expect(runsFor(['-t', 'no such test'])).toEqual([[runJest, ['-t', 'no such test']]]);
});
