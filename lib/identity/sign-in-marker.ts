import { readItem, writeItem } from '@/lib/browser/safe-storage';

export const RELOADED_KEY = 'reloaded';
const SET = '1';

/** Whether a sign-in was begun by itself in this tab before. [AUTH-15] */
export function wasReloaded(): boolean {
  return readItem('sessionStorage', RELOADED_KEY) === SET;
}

/**
 * Remembers that one is begun now: when it does not help, it is not tried again in this tab. False
 * when that cannot be remembered: then none may begin.
 */
export function markReloaded(): boolean {
  return writeItem('sessionStorage', RELOADED_KEY, SET);
}
