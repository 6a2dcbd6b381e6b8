'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page block navigation now. */
let blockers = 0;
let isLost = false;
const listeners = new Set<() => void>();

/**
 * Tells a page that blocks navigation whether it has lost its session. Returns true when there is such
 * a page: it must not be left, and asks for the sign-in itself. [AUTH-12]
 */
export function blockNavigation(isSessionLost: boolean): boolean {
  if (blockers === 0) return false;
  setLost(isSessionLost);
  return true;
}

/**
 * Blocks redirects that the page did not ask for: it holds answers, or is about to change the session
 * and go on. Returns whether the session is lost: expired, ended in another tab, or of another person.
 */
export function useBlockNavigation(isBlocked = true): boolean {
  useEffect(() => {
    if (!isBlocked) return;
    blockers += 1;
    return () => {
      blockers -= 1;
      if (blockers === 0) setLost(false);
    };
  }, [isBlocked]);
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
