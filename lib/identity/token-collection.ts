import { roles } from '@/lib/contract/auth/roles';
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
    return Object.values(roles).some((role) => hasUser(kept, role));
  } catch {
    return false;
  }
}

/** Whether a user stands under the role. */
function hasUser(kept: unknown, role: string): boolean {
  if (typeof kept !== 'object' || kept === null || !Object.hasOwn(kept, role)) return false;
  const entry = (kept as Record<string, unknown>)[role];
  return typeof entry === 'object' && entry !== null && 'userId' in entry && Boolean(entry.userId);
}
