import { workerCount } from './worker-count';

test.each([
  [undefined, 1, 1],
  [undefined, 2, 1],
  [undefined, 3, 3],
  [undefined, 64, 4],
  [2, 1, 2],
  [1, 64, 1],
])('[HTTP-04] with %s given, %d cores have %d workers', (given, cores, count) => {
  expect(workerCount(given, cores)).toBe(count);
});
