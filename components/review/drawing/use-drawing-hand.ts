import { useRef, useState } from 'react';
import type { Hand } from '@/components/task/pictures/use-hand';
import type { Place, PictureView } from '@/components/task/pictures/use-view';
import { toCoordinate, type Mark, type Point } from '@/lib/contract/review/drawing';
import { simplify } from '@/lib/review/drawing/simplify';
import type { Pen } from './use-marks';

type DrawingHandProps = {
  looking: PictureView;
  pen: Pen;
  draw: (points: Point[]) => void;
  addNote: (at: Point) => void;
};

/** What a finger, a pen or the mouse does with the tool that is chosen, and the line that it is drawing. */
export function useDrawingHand({ looking, pen, draw, addNote }: DrawingHandProps) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  // A finger may be lifted before what it has drawn last is on the screen.
  const newest = useRef(points);
  const write = (next: readonly Point[]) => {
    newest.current = next;
    setPoints(next);
  };
  const pointAt = (place: Place) => toPoint(place, looking.picture.current);
  const hand: Hand = {
    begin: (place) => write([pointAt(place)]),
    go(place) {
      const at = pointAt(place);
      // A note stands where the finger is lifted.
      write(pen.tool === 'pen' ? [...newest.current, at] : [at]);
    },
    end() {
      const [first, ...others] = newest.current;
      write([]);
      if (!first) return;
      if (pen.tool === 'pen') draw(simplify([first, ...others]));
      else addNote(first);
    },
    cancel: () => write([]),
  };
  const { tool, colour, width } = pen;
  const coming: Mark | null =
    tool === 'pen' && points.length > 0
      ? { kind: 'line', colour, width, points: [...points] }
      : null;
  return { hand: tool === 'move' ? null : hand, coming };
}

/** Where in a picture a place on the screen is, however it is enlarged. */
export function toPoint({ x, y }: Place, picture: HTMLElement | null): Point {
  const box = picture?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return [0.5, 0.5];
  return [toCoordinate((x - box.x) / box.width), toCoordinate((y - box.y) / box.height)];
}
