'use client';

import { useEffect } from 'react';

/** Sends how the person came, after everything that the page needs itself. [TRK-01] */
export function SendVisit() {
  useEffect(() => {
    import('@/lib/tracking/start-tracking')
      .then(({ startTracking }) => startTracking())
      // Not to be had now: the next page sends it.
      .catch(() => undefined);
  }, []);
  return null;
}
