import fc from 'fast-check';
import { gradeOf, scorePercent } from './score';

const of = (...shares: number[]) => shares.map((share) => ({ points: 1, share }));

test.each([
  [of(1, 1, 1), 100],
  [of(0, 0, 0), 0],
  [of(1, 0), 50],
  [of(1, 0, 0), 33],
  [of(1 / 3, 1 / 3, 1 / 3), 33],
  [
    [
      { points: 3, share: 1 },
      { points: 1, share: 0 },
    ],
    75,
  ],
  [[], 0],
])('[HW-05] %j scores %d', (tasks, score) => {
  expect(scorePercent(tasks)).toBe(score);
});

test('[HW-05] halves are rounded up, also when shares were stored in four bytes', () => {
  const eighth = [
    { points: 7, share: 0 },
    { points: 1, share: 1 },
  ];
  expect(scorePercent(eighth)).toBe(13);
  const stored = Math.fround(0.965);
  expect(stored).toBeLessThan(0.965);
  expect(scorePercent(of(stored))).toBe(97);
});

test('[HW-05] one slip in a long homework is not 100, one success is not 0', () => {
  const long = Array.from({ length: 300 }, () => 1);
  expect(scorePercent(of(...long, 0))).toBe(99);
  expect(scorePercent(of(...long.map(() => 0), 0.5))).toBe(1);
});

test('[HW-05] a score is a whole number of 0–100, 100 only for all and 0 only for nothing', () => {
  const task = fc.record({
    points: fc.integer({ min: 1, max: 10 }),
    share: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(task, { minLength: 1 }), (tasks) => {
      const score = scorePercent(tasks);
      expect(Number.isInteger(score)).toBe(true);
      expect(score === 100).toBe(tasks.every(({ share }) => share === 1));
      expect(score === 0).toBe(tasks.every(({ share }) => share === 0));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([NaN, -0.1, 1.1, Infinity])('a share of %d is a fault of the program', (share) => {
  expect(() => scorePercent(of(share))).toThrow(RangeError);
});

test.each([0, -1, NaN, Infinity])('%d points are a fault of the program', (points) => {
  expect(() => scorePercent([{ points, share: 1 }])).toThrow(RangeError);
});

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [39, 2],
  [40, 3],
  [59, 3],
  [60, 4],
  [79, 4],
  [80, 5],
  [99, 5],
  [100, 5],
])('[HW-05] a score of %d is grade %d', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

test.each([-1, 101, NaN])('%d is no score', (score) => {
  expect(() => gradeOf(score)).toThrow(RangeError);
});
