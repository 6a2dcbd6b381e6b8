'use client';

import { useState, type ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner/spinner';
import { usePictureAddress } from './use-picture-address';
import { useHand, type Hand } from './use-hand';
import type { PictureView } from './use-view';

export type PictureSize = { width: number; height: number };

type PictureStageProps = {
  id: string;
  alt: string;
  looking: PictureView;
  /** Of the height of the window, in percent. */
  share?: number;
  /** What is done on it; without it the picture is moved. */
  hand?: Hand | null;
  /** What lies on the picture, once its size is known. */
  children?: (size: PictureSize) => ReactNode;
};

/** A picture as large as there is room, which can be enlarged and moved. */
export function PictureStage(props: PictureStageProps) {
  const { id, alt, looking, share = 55, hand = null, children } = props;
  const { view, watchFrame, picture, onKeyDown } = looking;
  const address = usePictureAddress(id, 'original');
  const [size, setSize] = useState<PictureSize | null>(null);
  const pointers = useHand(looking, hand);
  const { width, height } = size ?? { width: 4, height: 3 };
  return (
    <div
      ref={watchFrame}
      role="group"
      aria-label={'Фото: плюс и\u00A0минус увеличивают, стрелки двигают'}
      tabIndex={0}
      data-takes-arrows={view.scale > 1 || undefined}
      onKeyDown={onKeyDown}
      {...pointers}
      style={{ height: `${share}svh` }}
      className={`relative flex touch-none items-center justify-center overflow-hidden rounded-m border border-line bg-paper select-none ${hand ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing'}`}
    >
      <div
        ref={picture}
        className="relative shrink-0"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(${share}svh * ${width / height}))`,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
      >
        <img
          {...address}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className={`size-full ${size ? '' : 'invisible'}`}
        />
        {size ? children?.(size) : null}
      </div>
      {size ? null : (
        <div className="absolute inset-0 flex items-center justify-center">
          <Spinner size="l" label="Загружаю фото…" />
        </div>
      )}
    </div>
  );
}
