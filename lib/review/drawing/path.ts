import type { Point } from '@/lib/contract/review/drawing';

/** A line as SVG draws it, rounded at its points, on a picture of such a size. */
export function pathOf(points: readonly Point[], width: number, height: number): string {
  const [first, ...others] = points.map(([x, y]): Point => [x * width, y * height]);
  if (!first) return '';
  // A line to where it begins is a dot, with round ends.
  if (others.length === 0) return `M${words(first)}L${words(first)}`;
  const curves = others
    .slice(0, -1)
    .map((point, at) => `Q${words(point)} ${words(between(point, others[at + 1] ?? point))}`);
  return `M${words(first)}${curves.join('')}L${words(others.at(-1) ?? first)}`;
}

const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
const words = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`;
const tenths = (length: number) => Math.round(length * 10) / 10;
