/** An open squared notebook with a tick made of filled cells. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 36" className={className} fill="none" aria-hidden>
      <path
        d="M22 7C17 3.6 10 2.7 3 4v25c7-1.300 14-.4 19 3 5-3.400 12-4.300 19-3V4c-7-1.300-14-.4-19 3z"
        className="fill-surface stroke-accent-strong"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M22 7v25" className="stroke-accent-strong" strokeWidth="2" />
      <path
        d="M7.500 9v16M12.500 9.300v16M17.500 10.500v16M5.500 12.500h14M5.500 17.500h14M5.500 22.500h14"
        className="stroke-accent"
        strokeWidth="1"
        opacity="0.35"
      />
      <path d="M26 17.500h4v4h-4zM30 21.500h4v4h-4zM34 13.500h4v8h-4z" className="fill-accent" />
    </svg>
  );
}
