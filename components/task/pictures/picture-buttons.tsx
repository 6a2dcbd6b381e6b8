'use client';

import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { PictureView } from './use-view';

/** Enlarges a picture, makes it smaller, shows the whole of it. */
export function ZoomButtons({ looking }: { looking: PictureView }) {
  const { view, zoomIn, zoomOut, showWhole } = looking;
  const isWhole = view.scale === 1;
  return (
    <div role="group" aria-label="Размер" className="flex">
      <IconButton icon={ZoomIn} label="Увеличить" onClick={zoomIn} />
      <IconButton icon={ZoomOut} label="Уменьшить" disabled={isWhole} onClick={zoomOut} />
      <IconButton icon={Maximize} label="Целиком" disabled={isWhole} onClick={showWhole} />
    </div>
  );
}

type PictureStepsProps = { at: number; count: number; onStep: (at: number) => void };

/** The way to the next of several pictures: buttons, and the arrows where nothing else takes them. */
export function PictureSteps({ at, count, onStep }: PictureStepsProps) {
  const go = (to: number) => (to < 0 || to >= count ? undefined : onStep(to));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('input, textarea');
    if (event.defaultPrevented || isTyping || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'ArrowRight') go(at + 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (count < 2) return null;
  return (
    <div role="group" aria-label="Другие фото" className="flex">
      <IconButton
        icon={ChevronLeft}
        label="Предыдущее фото"
        disabled={at === 0}
        onClick={() => go(at - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Следующее фото"
        disabled={at === count - 1}
        onClick={() => go(at + 1)}
      />
    </div>
  );
}
