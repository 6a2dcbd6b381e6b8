'use client';

import { useRef, type PointerEvent } from 'react';
import type { Place, PictureView } from './use-view';

type Touch = Place & { id: number };

/** What one finger, a pen or the mouse does on a picture. */
export type Hand = {
  begin(at: Place): void;
  go(at: Place): void;
  end(): void;
  /** A second finger has come: it was no line. */
  cancel(): void;
};

/**
 * Two fingers enlarge and move a picture. One of them, a pen or the mouse does what the hand does, and
 * moves the picture where there is none. Once a pen was seen fingers do not draw: a palm lies beside it.
 */
export function useHand({ zoom, move }: PictureView, hand: Hand | null) {
  const touches = useRef<Touch[]>([]);
  const isAtWork = useRef(false);
  const hasPen = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    if (event.pointerType === 'pen') hasPen.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    touches.current = [...withoutIt(event), touchOf(event)];
    if (touches.current.length > 1) {
      if (isAtWork.current) hand?.cancel();
      isAtWork.current = false;
    } else if (hand && !(hasPen.current && event.pointerType === 'touch')) {
      isAtWork.current = true;
      hand.begin(touchOf(event));
    }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = touches.current.find(({ id }) => id === event.pointerId);
    if (!before) return;
    const now = touchOf(event);
    if (isAtWork.current) return hand?.go(now);
    const other = touches.current.find(({ id }) => id !== event.pointerId);
    touches.current = [...withoutIt(event), now];
    if (!other) return move({ x: now.x - before.x, y: now.y - before.y });
    move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const apart = distance(before, other);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (apart > 0) zoom(distance(now, other) / apart, middle);
  }
  function onPointerEnd(event: PointerEvent<HTMLElement>): void {
    touches.current = withoutIt(event);
    if (!isAtWork.current) return;
    isAtWork.current = false;
    if (event.type === 'pointerup') hand?.end();
    else hand?.cancel();
  }
  const withoutIt = ({ pointerId }: PointerEvent) =>
    touches.current.filter(({ id }) => id !== pointerId);
  return {
    ...{ onPointerDown, onPointerMove },
    ...{ onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}

const touchOf = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent): Touch => ({ id, x, y });
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
