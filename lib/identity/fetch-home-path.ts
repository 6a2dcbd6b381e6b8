import { callWeb } from '@/lib/browser/call-web';
import { forgetStoredIdentity } from './forget-stored-identity';

/** A path on our own origin, as the route table has them. */
const PATH = /^\/[a-z-]+(?:\/[a-z-]+)*$/;

/**
 * Where whoever is signed in in this browser begins; null for a guest, and when it cannot be known.
 * The session is a cookie that scripts cannot see, so our own server is asked. When it knows of nobody,
 * what was stored of who was signed in is forgotten. [ROUTE-06]
 */
export async function fetchHomePath(signal?: AbortSignal): Promise<string | null> {
  const told = await callWeb('getSession', undefined, {
    priority: 'low',
    ...(signal && { signal }),
  });
  if (!told.ok) return null;
  const { user } = told.value;
  if (user === null) forgetStoredIdentity();
  return user !== null && PATH.test(user.homePath) ? user.homePath : null;
}
