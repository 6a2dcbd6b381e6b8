'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { registerMount } from './open-overlays';

/**
 * The place of the `OverlayHost` on a page: it is loaded and mounted with the first dialog or
 * notification, so that pages do not pay for it before. [UI-06] [UI-08]
 */
export function LazyOverlayHost() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  // Flushed, so that the host listens before whoever waits for it goes on.
  useEffect(() => registerMount((Loaded) => flushSync(() => setHost(() => Loaded))), []);
  return Host ? <Host /> : null;
}
