import { useCallback, useLayoutEffect, useState } from 'react';

/** What is open over the page, the topmost last. */
const layers: symbol[] = [];
/** Presses that have closed something already. */
const spent = new WeakSet<Event>();

/**
 * Of several things that lie over the page, Escape closes the topmost only. Returns a question:
 * is this press of Escape meant for the asker? It is answered with yes once. [UI-12]
 */
export function useEscapeTurn(open: boolean): (press: Event) => boolean {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!open) return;
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open, layer]);
  return useCallback(
    (press) => {
      if (layers.at(-1) !== layer || spent.has(press)) return false;
      spent.add(press);
      return true;
    },
    [layer],
  );
}
