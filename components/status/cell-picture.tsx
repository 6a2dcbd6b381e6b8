import type { StatusImage } from '@/lib/status/status-texts';
import { cellDrawings } from './cell-drawings';

const CELL = 18;
/** Empty cells around the drawing. */
const MARGIN = { left: 4, right: 3, top: 2, bottom: 2 };

/** A sheet of squared paper with a picture of filled cells. Says nothing that the words do not say. */
export function CellPicture({ image }: { image: StatusImage }) {
  const rows = cellDrawings[image];
  const columns = (rows[0]?.length ?? 0) + MARGIN.left + MARGIN.right;
  const lines = rows.length + MARGIN.top + MARGIN.bottom;
  const [width, height] = [columns * CELL, lines * CELL];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full max-w-90 rounded-l border border-line bg-surface shadow-sheet"
      aria-hidden
    >
      <path className="stroke-grid" d={gridPath(columns, lines)} strokeWidth="1" />
      <path
        className="stroke-accent"
        d={`M${2.5 * CELL} 0V${height}`}
        strokeWidth="2"
        opacity="0.5"
      />
      {rows.flatMap((row, y) =>
        [...row].map((cell, x) =>
          cell === '.' ? null : (
            <rect
              key={`${x} ${y}`}
              x={(x + MARGIN.left) * CELL + 1}
              y={(y + MARGIN.top) * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              rx="2"
              className={cell === '+' ? 'fill-accent' : 'fill-ink'}
              opacity={cell === '+' ? 1 : 0.82}
            />
          ),
        ),
      )}
    </svg>
  );
}

function gridPath(columns: number, lines: number): string {
  const vertical = Array.from(
    { length: columns - 1 },
    (_, index) => `M${(index + 1) * CELL} 0V${lines * CELL}`,
  );
  const horizontal = Array.from(
    { length: lines - 1 },
    (_, index) => `M0 ${(index + 1) * CELL}H${columns * CELL}`,
  );
  return [...vertical, ...horizontal].join('');
}
