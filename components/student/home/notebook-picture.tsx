const CELL = 20;
const columns = Array.from({ length: 15 }, (_, index) => (index + 1) * CELL);
const rows = Array.from({ length: 12 }, (_, index) => (index + 1) * CELL);

/** A page of a notebook: a task, an answer in a frame of cells, a tick in the margin. */
export function NotebookPicture() {
  return (
    <svg
      viewBox="0 0 320 260"
      className="hidden h-auto w-80 rotate-2 rounded-l shadow-raised large:block"
      aria-hidden
    >
      <path d="M0 0h320v260H0z" className="fill-surface" />
      <g className="stroke-grid" strokeWidth="1">
        {columns.map((x) => (
          <path key={x} d={`M${x} 0V260`} />
        ))}
        {rows.map((y) => (
          <path key={y} d={`M0 ${y}H320`} />
        ))}
      </g>
      <path d="M270 0V260" className="stroke-negative-strong" strokeWidth="1.5" opacity="0.5" />
      <g className="fill-ink text-[22px] font-semibold">
        <text x="42" y="76">
          3·(12 − 5) =
        </text>
        <text x="42" y="136">
          48 : 6 + 7 =
        </text>
        <text x="42" y="196">
          2² + 3² =
        </text>
      </g>
      <g className="fill-accent-tint stroke-accent" strokeWidth="2">
        <rect x="180" y="54" width="40" height="30" rx="4" />
        <rect x="180" y="114" width="40" height="30" rx="4" />
        <rect x="180" y="174" width="40" height="30" rx="4" />
      </g>
      <g className="fill-accent-strong text-[22px] font-bold">
        <text x="187" y="77">
          21
        </text>
        <text x="187" y="137">
          15
        </text>
        <text x="187" y="197">
          13
        </text>
      </g>
      <g className="stroke-positive-strong" strokeWidth="4" fill="none" strokeLinecap="round">
        <path d="M284 68l8 9 14-20" />
        <path d="M284 128l8 9 14-20" />
        <path d="M284 188l8 9 14-20" />
      </g>
    </svg>
  );
}
