import { useSyncExternalStore } from 'react';

/** Below the breakpoint «medium». [UI-04] */
const SMALL = '(width < 752px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is small; on the server it is not. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SMALL).matches,
    () => false,
  );
}
