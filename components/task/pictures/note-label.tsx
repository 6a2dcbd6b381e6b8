import type { ReactNode } from 'react';
import type { Note } from '@/lib/contract/review/drawing';

type NoteLabelProps = {
  note: Note;
  /** How many times the picture under it is enlarged: words stay as large as they are. */
  scale: number;
  children: ReactNode;
};

/** The place of a note on a picture that is shown large. */
export function NoteLabel({ note: { at, colour }, scale, children }: NoteLabelProps) {
  const [x, y] = at;
  // Words stand on the side where there is room.
  const side = x > 0.5 ? 'right-0' : 'left-0';
  return (
    <div
      data-accent={colour}
      className="absolute size-0"
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, transform: `scale(${1 / scale})` }}
    >
      <div className={`absolute top-0 w-max max-w-36 medium:max-w-48 ${side}`}>{children}</div>
    </div>
  );
}

/** The number of a note and its words, as far as there is room. */
export function NoteWords({ number, text }: { number: number; text: string }) {
  return (
    <span className="flex gap-1.5 rounded-s border-2 border-accent bg-surface px-1.5 py-0.5 text-left text-caption text-ink">
      <strong className="text-accent-strong">{number}</strong>
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{text}</span>
    </span>
  );
}
