'use client';

import { useEffect } from 'react';
import { originalAddress } from '@/lib/status/failure-address';

/** Puts the address that the visitor wanted back into the address bar. [STATUS-13] */
export function OriginalAddress() {
  useEffect(() => {
    const address = originalAddress(window.location);
    if (address !== null) window.history.replaceState(window.history.state, '', address);
  }, []);
  return null;
}
