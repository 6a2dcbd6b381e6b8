'use client';

import { useRef } from 'react';
import { useApi } from '@/lib/api/use-api';
import type { PictureSize } from '@/lib/contract/files/files';

/** Where a picture is, for its element. The address is good for minutes: one that has expired is asked for anew. */
export function usePictureAddress(id: string, size: PictureSize) {
  const query = size === 'original' ? {} : { size };
  const { data, mutate } = useApi(
    'getImageSize',
    { params: { id }, query },
    { revalidateOnFocus: false },
  );
  const isAskedAnew = useRef(false);
  const onError = () => {
    if (isAskedAnew.current) return;
    isAskedAnew.current = true;
    void mutate();
  };
  return { src: data?.url, onError };
}
