import { MAX_POINTS, toCoordinate, type Point } from '@/lib/contract/review/drawing';

/** How far a line may be from where the hand was: under a pixel of a picture on a screen. */
const TOLERANCE = 0.0008;

/**
 * A line with the fewest points that still looks as it was drawn (Ramer, Douglas and Peucker), and no more
 * than are kept.
 */
export function simplify(points: readonly Point[], most = MAX_POINTS): Point[] {
  let kept = points;
  for (let tolerance = TOLERANCE; ; tolerance *= 1.25) {
    kept = within(kept, tolerance);
    if (kept.length <= most) return kept.map(([x, y]) => [toCoordinate(x), toCoordinate(y)]);
  }
}

function within(points: readonly Point[], tolerance: number): Point[] {
  const isKept = points.map((_, at) => at === 0 || at === points.length - 1);
  const parts: [number, number][] = [[0, points.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const [at, distance] = farthest(points, from, to);
    if (distance <= tolerance) continue;
    isKept[at] = true;
    parts.push([from, at], [at, to]);
  }
  return points.filter((_, at) => isKept[at]);
}

/** The point between two others that is farthest from the line through them. */
function farthest(points: readonly Point[], from: number, to: number): [number, number] {
  const [start, end] = [points[from], points[to]];
  let found: [number, number] = [from, 0];
  if (!start || !end) return found;
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceTo(points[at] ?? start, start, end);
    if (distance > found[1]) found = [at, distance];
  }
  return found;
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}
