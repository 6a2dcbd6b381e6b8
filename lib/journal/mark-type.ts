import { readItem, writeItem } from '@/lib/browser/safe-storage';

/** How the journal shows marks. [HW-06] */
export type MarkType = 'grade' | 'percent';

export const MARK_TYPE_KEY = 'journal-mark-type';

/** The way kept in this browser; grades when there is none. [HW-06] */
export function readMarkType(): MarkType {
  return (readItem('localStorage', MARK_TYPE_KEY) ?? unstored) === 'percent' ? 'percent' : 'grade';
}

/** Keeps the way for the next visit and tells those who show it. [HW-06] */
export function writeMarkType(type: MarkType): void {
  unstored = writeItem('localStorage', MARK_TYPE_KEY, type) ? null : type;
  for (const tell of listeners) tell();
}

/** Calls back when the way changes, here or in another tab. Returns a function that stops it. */
export function onMarkTypeChange(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Without a storage the choice holds as long as the page. */
let unstored: MarkType | null = null;
const listeners = new Set<() => void>();
