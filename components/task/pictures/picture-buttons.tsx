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
    const isTaken = (event.target as HTMLElement).closest('input, textarea, [data-takes-arrows]');
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'ArrowRight') go(at + 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // On its way down: a dialog lets no arrows out.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
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
