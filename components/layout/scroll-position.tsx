'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** In the state of a history entry: whoever comes to it stays where they have scrolled to. */
export const KEEPS_SCROLL = 'keepsScroll';

/**
 * Another page begins at its top, or at the anchor in its address, unless its history entry says to
 * stay; what the browser remembers plays no part. [SEO-08]
 */
export function ScrollPosition() {
  const path = usePathname();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isFirst = shown.current === null;
    const isSame = shown.current === path;
    shown.current = path;
    if (isFirst || isSame || keepsScroll(window.history.state)) return;
    const anchor = document.getElementById(anchorIn(window.location.hash));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [path]);
  return null;
}

function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && KEEPS_SCROLL in state;
}

/** The id that a fragment names; one that cannot be read names none. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
