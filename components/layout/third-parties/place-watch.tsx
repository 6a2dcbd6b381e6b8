'use client';

import { lazy, Suspense } from 'react';

const LazyPlaceWatcher = lazy(async () => ({
  default: (await import('./place-watcher')).PlaceWatcher,
}));

/** In a bundle of its own: a site without counters and chat does not load it. [TRK-04] */
export function PlaceWatch() {
  return (
    <Suspense fallback={null}>
      <LazyPlaceWatcher />
    </Suspense>
  );
}
