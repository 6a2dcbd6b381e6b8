import { PREV_URI, COLLECTION_KEY } from './stored-identity';

/**
 * Forgets who was signed in and where they were going. By itself in its file, and short: landings
 * load it, and nothing of what writes. The cookie of the back URL is the server's to clear: it
 * may have set it for the sign-in that begins. [ROUTE-06]
 */
export function forgetStoredIdentity(): void {
  try {
    localStorage.removeItem(COLLECTION_KEY);
    localStorage.removeItem(PREV_URI);
  } catch {
    // A browser without a storage has kept nothing.
  }
}
