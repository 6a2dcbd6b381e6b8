import fc from 'fast-check';
import { MAX_POINTS, type Point } from '@/lib/contract/review/drawing';
import { simplify } from './simplify';

const wave = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => [at / count, 0.5 + 0.4 * Math.sin(at / 300)]);

test('[REV-02] a straight line is its ends, a corner stays', () => {
  const straight = Array.from({ length: 50 }, (_, at): Point => [at / 100, at / 100]);
  expect(simplify(straight)).toEqual([
    [0, 0],
    [0.49, 0.49],
  ]);
  const corner: Point[] = [
    ...[[0, 0] as Point, [0.25, 0] as Point, [0.5, 0] as Point],
    ...[[0.5, 0.25] as Point, [0.5, 0.5] as Point],
  ];
  expect(simplify(corner)).toEqual([
    [0, 0],
    [0.5, 0],
    [0.5, 0.5],
  ]);
});

test('[REV-02] a dot stays a dot, and a circle does not become one', () => {
  expect(simplify([[0.5, 0.5]])).toEqual([[0.5, 0.5]]);
  const circle = Array.from({ length: 90 }, (_, at): Point => {
    const turn = (at / 89) * 2 * Math.PI;
    return [0.5 + 0.2 * Math.cos(turn), 0.5 + 0.2 * Math.sin(turn)];
  });
  expect(simplify(circle).length).toBeGreaterThan(20);
});

test('[REV-02] however long a hand has drawn, no more points are kept than may be sent', () => {
  const kept = simplify(wave(20_000));
  expect(kept.length).toBeLessThanOrEqual(MAX_POINTS);
  expect(kept.length).toBeGreaterThan(MAX_POINTS / 5);
});

test('[REV-02] every point is one of the picture, with four digits, and the ends are kept', () => {
  const part = fc.double({ min: -0.2, max: 1.2, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part), { minLength: 1, maxLength: 60 }), (points) => {
      const kept = simplify(points);
      for (const one of kept.flat()) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(1);
        expect(String(one)).toMatch(/^(?:[01]|0\.\d{1,4}|\de-4)$/);
      }
      expect(kept[0]).toEqual(simplify(points.slice(0, 1))[0]);
      expect(kept.at(-1)).toEqual(simplify(points.slice(-1))[0]);
    }),
  );
});
