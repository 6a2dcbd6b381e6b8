'use client';

import { useRef } from 'react';
import { useApi } from '@/lib/api/use-api';

/** A small picture of an uploaded file. Its address is good for minutes: one that has expired is asked for anew. */
export function FilePicture({ id, alt }: { id: string; alt: string }) {
  const { data, mutate } = useApi(
    'getImageSize',
    { params: { id }, query: { size: 'small' } },
    { revalidateOnFocus: false },
  );
  const isAskedAnew = useRef(false);
  return (
    <img
      src={data?.url}
      alt={alt}
      width={160}
      height={160}
      onError={() => {
        if (isAskedAnew.current) return;
        isAskedAnew.current = true;
        void mutate();
      }}
      className="size-40 rounded-m border border-line bg-paper object-cover"
    />
  );
}
