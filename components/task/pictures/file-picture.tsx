'use client';

import { useState } from 'react';
import type { Mark } from '@/lib/contract/review/drawing';
import { MarksLayer } from './marks-layer';
import { usePictureAddress } from './use-picture-address';

type FilePictureProps = { id: string; alt: string };

/** A small picture of an uploaded file. */
export function FilePicture({ id, alt }: FilePictureProps) {
  return (
    <img
      {...usePictureAddress(id, 'small')}
      alt={alt}
      width={160}
      height={160}
      className="size-40 rounded-m border border-line bg-paper object-cover"
    />
  );
}

/** A picture with what the teacher has drawn on it: large enough to be seen, and whole. [REV-02] */
export function MarkedPicture({ id, alt, marks }: FilePictureProps & { marks: readonly Mark[] }) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  return (
    <span className="relative block w-fit overflow-hidden rounded-m border border-line bg-paper">
      <img
        {...usePictureAddress(id, 'medium')}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
        className="max-h-[70svh] min-h-40 w-full max-w-md min-w-40"
      />
      {size ? <MarksLayer marks={marks} {...size} withNumbers /> : null}
    </span>
  );
}
