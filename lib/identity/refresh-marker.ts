import { readItem, writeItem } from '@/lib/browser/safe-storage';

const KEY = 'config-refreshed';

/** For browsers that keep nothing: it is once for each page then. */
let refreshed: string | null = null;

/** Whether the config of this user was refreshed in this tab. [CFG-03] */
export function wasRefreshed(userId: string): boolean {
  return refreshed === userId || readItem('sessionStorage', KEY) === userId;
}

/** Remembers that it was. */
export function markRefreshed(userId: string): void {
  refreshed = userId;
  writeItem('sessionStorage', KEY, userId);
}
