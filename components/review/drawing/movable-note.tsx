'use client';

import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { NoteLabel, NoteWords } from '@/components/task/pictures/note-label';
import type { PictureView } from '@/components/task/pictures/use-view';
import { toCoordinate, type Note, type Point } from '@/lib/contract/review/drawing';
import { toPoint } from './use-drawing-hand';

type MovableNoteProps = {
  note: Note;
  number: number;
  looking: PictureView;
  /** The id of what says which keys there are. */
  hintId: string;
  onMove: (to: Point) => void;
  onOpen: () => void;
  onRemove: () => void;
};

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So far it has to be dragged before it is no press, in px. */
const SLACK = 4;

/** A note on the picture: dragged, or moved by the arrows; a press opens its words. [UI-12] */
export function MovableNote(props: MovableNoteProps) {
  const { note, number, looking, hintId, onMove, onOpen, onRemove } = props;
  const drag = useDrag(looking, onMove);
  function onKeyDown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Delete') return;
    event.preventDefault();
    if (!arrow) return onRemove();
    const step = event.shiftKey ? 0.05 : 0.01;
    onMove([
      toCoordinate(note.at[0] + arrow[0] * step),
      toCoordinate(note.at[1] + arrow[1] * step),
    ]);
  }
  return (
    <NoteLabel note={note} scale={looking.view.scale}>
      <button
        type="button"
        data-takes-arrows
        aria-label={`Заметка ${number}: ${note.text.trim() === '' ? 'без\u00A0слов' : note.text}`}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onClick={() => (drag.wasDragged() ? undefined : onOpen())}
        {...drag.handlers}
        className="block cursor-move touch-none rounded-s"
      >
        <NoteWords number={number} text={note.text} />
      </button>
    </NoteLabel>
  );
}

function useDrag(looking: PictureView, onMove: (to: Point) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  return {
    wasDragged: () => isDragged.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // It neither draws nor moves the picture.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
        isDragged.current = false;
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        if (!from.current) return;
        const far = Math.hypot(x - from.current.x, y - from.current.y);
        if (far > SLACK) isDragged.current = true;
        if (isDragged.current) onMove(toPoint({ x, y }, looking.picture.current));
      },
      onPointerUp: () => void (from.current = null),
      onPointerCancel: () => void (from.current = null),
    },
  };
}
