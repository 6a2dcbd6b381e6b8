import { forgetStoredIdentity } from '@/lib/identity/forget-stored-identity';

/** A path on our own origin, as the route table has them. */
const PATH = /^\/[a-z-]+(?:\/[a-z-]+)*$/;

/**
 * Where whoever is signed in in this browser begins; null for a guest, and when it cannot be known.
 * The session is a cookie that scripts cannot see, so our own server is asked. When it knows of nobody,
 * what was stored of who was signed in is forgotten. [ROUTE-06]
 */
export async function fetchHomePath(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/api/session', { priority: 'low', signal });
    if (!response.ok) return null;
    const { user } = (await response.json()) as { user?: { homePath?: unknown } | null };
    if (user === null) forgetStoredIdentity();
    const path = user?.homePath;
    return typeof path === 'string' && PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}
