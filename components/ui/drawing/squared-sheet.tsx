import type { ReactNode } from 'react';

const CELL = 20;
const LEFT = 30;
const TOP = 24;
const COLUMNS = 17;
const ROWS = 13;
const RIGHT = LEFT + COLUMNS * CELL;
const BOTTOM = TOP + ROWS * CELL;

/** The upper edge was torn off a spiral: a notch in every cell. */
const notches = 'h6a4 4 0 0 0 8 0h6'.repeat(COLUMNS);
const outline = `M${LEFT} ${TOP}${notches}V${BOTTOM - 26}L${RIGHT - 26} ${BOTTOM}H${LEFT}Z`;

/** The squares, left out below the turned corner. */
const grid = [
  ...Array.from({ length: COLUMNS - 1 }, (_, at) => {
    const end = at === COLUMNS - 2 ? BOTTOM - 6 : BOTTOM;
    return `M${LEFT + (at + 1) * CELL} ${TOP + 5}V${end}`;
  }),
  ...Array.from({ length: ROWS - 1 }, (_, at) => {
    const end = at === ROWS - 2 ? RIGHT - 6 : RIGHT;
    return `M${LEFT} ${TOP + (at + 1) * CELL}H${end}`;
  }),
].join('');

/**
 * A sheet of squared paper to draw on, 400 by 300; the drawing may reach beyond its edges. Decoration
 * only: the words beside it say the same.
 */
export function SquaredSheet({ children }: { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 400 300" className="h-auto w-full" aria-hidden>
      <g transform="rotate(-1.4 200 150)">
        <path d={outline} className="fill-ink opacity-5" transform="translate(4 5)" />
        <path d={outline} className="fill-surface stroke-line" strokeWidth="1.5" />
        <path d={grid} className="fill-none stroke-grid" strokeWidth="1" />
        <path
          d={`M${RIGHT - 2.5 * CELL} ${TOP + 5}V${BOTTOM}`}
          className="fill-none stroke-accent opacity-40"
          strokeWidth="1.5"
        />
        <path
          d={`M${RIGHT} ${BOTTOM - 26}L${RIGHT - 26} ${BOTTOM}q3-14 0-24 12 3 26-2z`}
          className="fill-paper stroke-line"
          strokeWidth="1.5"
        />
      </g>
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}
