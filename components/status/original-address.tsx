'use client';

import { useEffect } from 'react';
import { enhanced } from '@/lib/browser/enhancement';
import { putBackOriginalAddress } from '@/lib/status/original-address';

/** Puts the address that the visitor wanted back into the address bar. [STATUS-13] */
export function OriginalAddress({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    putBackOriginalAddress(ownPath);
  }, [ownPath]);
  return <span hidden {...enhanced('original-address')} data-own-path={ownPath} />;
}
