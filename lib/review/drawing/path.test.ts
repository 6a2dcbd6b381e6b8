import { pathOf } from './path';

test.each([
  ['nothing', [], ''],
  ['a dot', [[0.5, 0.25]], 'M50 50L50 50'],
  [
    'a straight line',
    [
      [0, 0],
      [1, 1],
    ],
    'M0 0L100 200',
  ],
  [
    'a bend, rounded',
    [
      [0, 0],
      [0.5, 0],
      [0.5, 0.5],
    ],
    'M0 0Q50 0 50 50L50 100',
  ],
] as const)('[REV-02] %s is drawn in the pixels of the picture', (_, points, path) => {
  expect(pathOf(points as never, 100, 200)).toBe(path);
});
