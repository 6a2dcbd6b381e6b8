import { readItem, writeItem } from '@/lib/browser/safe-storage';

export const PROJECTOR_KEY = 'journal-projector';

/** Whether names are hidden in this tab. [HW-06] */
export const isProjectorOn = (): boolean =>
  (readItem('sessionStorage', PROJECTOR_KEY) ?? unstored) === 'on';

/** Hides or shows names in this tab, as long as it is open, and tells those who show them. */
export function setProjector(isOn: boolean): void {
  const text = isOn ? 'on' : null;
  unstored = writeItem('sessionStorage', PROJECTOR_KEY, text) ? null : text;
  for (const tell of listeners) tell();
}

/** Calls back when the switch is turned. Returns a function that stops it. */
export function onProjectorChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Without a storage the choice holds as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/**
 * In which order rows without names stand, by the ids of their students: in one that does not give the
 * names away, as the alphabet would. Who comes later is the last, so that nobody's number changes.
 *
 * @param known the order so far
 */
export function projectorOrder(known: readonly string[], present: readonly string[]): string[] {
  const added = present.filter((id) => !known.includes(id)).sort();
  return [...known, ...added];
}
