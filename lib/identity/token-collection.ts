import type { UserEntry } from '@/lib/contract/web/endpoints';
import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { COLLECTION_KEY } from './stored-identity';

/** Keeps who is signed in, by role; nobody leaves nothing. Field by field: a token never gets in. [AUTH-10] */
export function writeTokenCollection(entries: readonly UserEntry[]): void {
  const collection = entries.map(({ role, jwtData, userId, updatedAt }) => [
    role,
    { jwtData, userId, updatedAt },
  ]);
  const text = JSON.stringify(Object.fromEntries(collection));
  writeItem('localStorage', COLLECTION_KEY, entries.length === 0 ? null : text);
}

/** Whether somebody is kept in it; what cannot be read is nobody. */
export function hasUserEntry(): boolean {
  try {
    const kept: unknown = JSON.parse(readItem('localStorage', COLLECTION_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && Object.keys(kept).length > 0;
  } catch {
    return false;
  }
}
