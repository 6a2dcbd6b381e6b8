import { MARK_SIZE, markShape } from '@/lib/contract/web/mark-shape';

/** An exercise book of squared paper with a tick made of filled cells. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} className={className} fill="none" aria-hidden>
      <path d={markShape.cover} className="fill-accent" />
      <path d={markShape.grid} className="stroke-surface" strokeWidth="0.5" opacity="0.22" />
      <path d={markShape.spine} className="fill-accent-strong" />
      <path d={markShape.tick} className="fill-surface" />
    </svg>
  );
}
