'use client';

import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { moved, WHOLE, zoomed } from '@/lib/files/picture-view';

/** In px, of the window. */
export type Place = { x: number; y: number };

/** How much a press of a button or a key enlarges. */
const STEP = 1.5;
const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

/** What part of a picture is seen in its frame, and how large: by the wheel, buttons and keys. */
export function useView() {
  const [view, setView] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);

  const zoom = useCallback((factor: number, at?: Place) => {
    const box = frame.current?.getBoundingClientRect();
    const place = at && box ? fromMiddle(at, box) : { x: 0, y: 0 };
    setView((now) => zoomed(now, factor, place, sizeOf(picture.current)));
  }, []);
  const move = useCallback(
    (by: Place) => setView((now) => moved(now, by, sizeOf(picture.current))),
    [],
  );
  /** Listens itself: the wheel would scroll the page unless it is told not to at once. */
  const watchFrame = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      const turn = (event: WheelEvent) => {
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
      };
      element.addEventListener('wheel', turn, { passive: false });
      return () => element.removeEventListener('wheel', turn);
    },
    [zoom],
  );
  const zoomIn = () => zoom(STEP);
  const zoomOut = () => zoom(1 / STEP);
  const showWhole = () => setView(WHOLE);
  /** Of the frame alone: keys of what lies on the picture are its own. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget) return;
    const act = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': showWhole }[event.key];
    const arrow = view.scale > 1 ? ARROWS[event.key] : undefined;
    if (!act && !arrow) return;
    event.preventDefault();
    event.stopPropagation();
    act?.();
    if (arrow) move(arrow);
  }
  return { view, watchFrame, picture, zoom, move, zoomIn, zoomOut, showWhole, onKeyDown };
}

export type PictureView = ReturnType<typeof useView>;

const fromMiddle = ({ x, y }: Place, box: DOMRect): Place => ({
  x: x - box.x - box.width / 2,
  y: y - box.y - box.height / 2,
});

/** As it is without being enlarged. */
const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});
