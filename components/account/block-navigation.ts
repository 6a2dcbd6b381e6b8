'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page that is shown want it kept. */
let keepers = 0;
let isLost = false;
const listeners = new Set<() => void>();

/**
 * Tells a page that is to be kept whether it has lost its session. True when there is such a page: it
 * is not to be left, and asks for the sign-in itself. [AUTH-12]
 */
export function blockNavigation(isSessionLost: boolean): boolean {
  if (keepers === 0) return false;
  setLost(isSessionLost);
  return true;
}

/**
 * Keeps the page from being left by itself: it holds answers, or is about to change the session and
 * go on. Returns whether the session is lost: expired, ended in another tab, or another person's.
 */
export function useBlockNavigation(isKept = true): boolean {
  useEffect(() => {
    if (!isKept) return;
    keepers += 1;
    return () => {
      keepers -= 1;
      if (keepers === 0) setLost(false);
    };
  }, [isKept]);
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

function setLost(value: boolean): void {
  isLost = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
