import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { abouts } from './abouts';

/** A small drawing of a kind of task. */
export function KindPicture({ kind }: { kind: TaskKind }) {
  const { picture, added = [] } = abouts[kind];
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2.200"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="size-12 stroke-ink"
    >
      {picture.map((d) => (
        <path key={d} d={d} />
      ))}
      {added.map((d) => (
        <path key={d} d={d} className="stroke-accent" strokeWidth="3" />
      ))}
    </svg>
  );
}
