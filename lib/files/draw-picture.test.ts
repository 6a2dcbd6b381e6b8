import { fit } from './draw-picture';

test.each([
  [4_000, 3_000, 2_000, 1_500],
  [3_024, 4_032, 1_500, 2_000],
  [2_000, 100, 2_000, 100],
  [800, 600, 800, 600],
])('[FILE-01] a picture of %d by %d is sent as %d by %d', (width, height, ...expected) => {
  expect(Object.values(fit(width, height))).toEqual(expected);
});
