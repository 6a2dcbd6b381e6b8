import type { ReactNode } from 'react';
import { handEllipse, handLine, readPoints, smooth, type Point, type Points } from './hand';

const inks = { ink: 'stroke-ink', accent: 'stroke-accent', soft: 'stroke-control' } as const;

type PenProps = {
  ink?: keyof typeof inks;
  /** In the units of the drawing. */
  width?: number;
  dashed?: boolean;
};

const penOf = ({ ink = 'ink', width = 1.9, dashed = false }: PenProps) => ({
  className: inks[ink],
  strokeWidth: width,
  ...(dashed && { strokeDasharray: '7 8' }),
});

/** A sheet for drawings: 320 by 260, decoration only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 260"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="h-auto w-full"
    >
      {children}
    </svg>
  );
}

/** Straight strokes from point to point. */
export function Line({ points, ...pen }: PenProps & { points: Points }) {
  return <path d={handLine(readPoints(points))} {...penOf(pen)} />;
}

/** One curved stroke through the points. */
export function Curve({ points, ...pen }: PenProps & { points: Points }) {
  return <path d={smooth(readPoints(points))} {...penOf(pen)} />;
}

/** A circle; with `ry` an ellipse. */
export function Ring({ at, r, ry = r, ...pen }: PenProps & { at: Point; r: number; ry?: number }) {
  return <path d={handEllipse(at, r, ry)} {...penOf(pen)} />;
}

/** A coloured area under the strokes, as if by a marker. */
export function Wash({ points }: { points: Points }) {
  return (
    <path
      d={`M${readPoints(points)
        .map((point) => point.join(' '))
        .join('L')}Z`}
      className="fill-accent-tint"
    />
  );
}

/** Slanted strokes that fill a rectangle. */
export function Hatch({ from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point }) {
  const strokes: Point[][] = [];
  for (let x = x1; x <= x2 - 6; x += 9) {
    const run = Math.min(y2 - y1, x2 - x);
    strokes.push([
      [x, y1 + run],
      [x + run, y1],
    ]);
  }
  return strokes.map((points, index) => (
    <Line key={index} points={points} ink="accent" width={1.4} />
  ));
}

/** Letters in the drawing. */
export function Words({
  at: [x, y],
  size = 20,
  length,
  accent = false,
  middle = false,
  children,
}: {
  at: Point;
  size?: number;
  /** As wide as this, whatever the font: where strokes have to fit the letters. */
  length?: number;
  accent?: boolean;
  middle?: boolean;
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={600}
      textLength={length}
      textAnchor={middle ? 'middle' : undefined}
      className={accent ? 'fill-accent-strong' : 'fill-ink'}
    >
      {children}
    </text>
  );
}

/** The tick of a teacher. */
export function Tick({ at: [x, y], size = 1 }: { at: Point; size?: number }) {
  const points: Point[] = [
    [x, y],
    [x + 7 * size, y + 9 * size],
    [x + 12 * size, y + 4 * size],
    [x + 24 * size, y - 13 * size],
  ];
  return <path d={smooth(points)} className="stroke-accent" strokeWidth={3.2} />;
}
