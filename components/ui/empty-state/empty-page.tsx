const columns = [36, 48, 60, 72, 84, 96, 108];
const rows = [24, 36, 48, 60, 72, 84, 96];

/** A blank squared page with a folded corner and a pencil that waits on it. */
export function EmptyPage() {
  return (
    <svg viewBox="0 0 152 128" className="h-36 w-auto" fill="none" aria-hidden>
      <path d="M24 12h76l20 20v84H24z" className="fill-surface stroke-line" strokeWidth="1.5" />
      <g className="stroke-grid" strokeWidth="1">
        {columns.map((x) => (
          <path key={x} d={`M${x} ${x > 100 ? 32 : 12}V116`} />
        ))}
        {rows.map((y) => (
          <path key={y} d={`M24 ${y}H${y < 32 ? 100 : 120}`} />
        ))}
      </g>
      <path d="M42 12v104" className="stroke-accent" strokeWidth="1.5" opacity="0.55" />
      <path d="M100 12v20h20z" className="fill-paper stroke-line" strokeWidth="1.5" />
      <g transform="translate(64 92) rotate(-38)">
        <path d="M0 0l12-6v12z" className="fill-surface stroke-ink" strokeWidth="1.5" />
        <path d="M0 0l4.5-2.2v4.4z" className="fill-ink" />
        <path d="M12-6h50v12H12z" className="fill-accent-tint stroke-ink" strokeWidth="1.5" />
        <path d="M12-2h50M12 2h50" className="stroke-accent" strokeWidth="1" opacity="0.6" />
        <path
          d="M62-6h7a5 5 0 0 1 5 5v2a5 5 0 0 1-5 5h-7z"
          className="fill-accent stroke-ink"
          strokeWidth="1.5"
        />
      </g>
    </svg>
  );
}
