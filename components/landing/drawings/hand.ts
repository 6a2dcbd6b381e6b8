/** A point of a drawing. */
export type Point = readonly [number, number];

/** Points as they are, or written as in SVG: «10,20 30,40». */
export type Points = string | readonly Point[];

export function readPoints(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The same numbers always return the same offset, −1…1: the server's drawing is the only one. */
function stray(...seed: number[]): number {
  const mixed = seed.reduce((sum, part, index) => sum + part * (12.9898 + 65.233 * index), 1);
  const noise = Math.sin(mixed) * 43_758.5453;
  return 2 * (noise - Math.floor(noise)) - 1;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One stroke of a pen from a to b: nearly straight, its ends a little off. */
function stroke([x1, y1]: Point, [x2, y2]: Point, pass: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const off = Math.min(1.1, length / 50);
  const bow = Math.min(1.8, length / 90) * stray(x1, y2, pass);
  const [dx, dy] = length === 0 ? [0, 0] : [(y1 - y2) / length, (x2 - x1) / length];
  const move = (value: number, salt: number) => round(value + off * stray(value, salt, pass));
  const middle = [(x1 + x2) / 2 + dx * bow, (y1 + y2) / 2 + dy * bow].map(round);
  return `M${move(x1, 1)} ${move(y1, 2)}Q${middle.join(' ')} ${move(x2, 3)} ${move(y2, 4)}`;
}

/** A broken line as a hand draws it: each part twice, not quite the same. */
export function handLine(points: readonly Point[]): string {
  return points
    .slice(1)
    .flatMap((to, index) => {
      const from = points[index] ?? to;
      return [stroke(from, to, 1), stroke(from, to, 2)];
    })
    .join('');
}

const CIRCLE_POINTS = 9;

/** A circle or an ellipse in one movement, which ends a little past its beginning. */
export function handEllipse([cx, cy]: Point, rx: number, ry: number): string {
  const at = (index: number): Point => {
    const angle = (index / CIRCLE_POINTS) * 2 * Math.PI - 2;
    const swell = 1 + 0.022 * stray(cx, cy, rx, index);
    return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell];
  };
  const points = Array.from({ length: CIRCLE_POINTS + 2 }, (_, index) => at(index));
  return smooth(points);
}

/** A smooth line through the points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [x, y] = at(0);
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first = [0, 1].map((axis) =>
      round(from[axis as 0] + (to[axis as 0] - before[axis as 0]) / 6),
    );
    const second = [0, 1].map((axis) =>
      round(to[axis as 0] - (after[axis as 0] - from[axis as 0]) / 6),
    );
    return `C${first.join(' ')} ${second.join(' ')} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${round(x)} ${round(y)}${parts.join('')}`;
}
