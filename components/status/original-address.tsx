'use client';

import { useEffect } from 'react';
import { originalAddress } from '@/lib/status/original-address';

/** Puts the address that the visitor wanted back into the address bar. [STATUS-13] */
export function OriginalAddress({ ownPath }: { ownPath: string }) {
  useEffect(() => {
    const address = originalAddress(window.location, ownPath);
    if (address !== null) window.history.replaceState(window.history.state, '', address);
  }, [ownPath]);
  return null;
}
