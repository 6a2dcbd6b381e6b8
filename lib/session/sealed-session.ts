import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  MAX_COOKIE_LENGTH,
  readCookie,
  setText,
  textIn,
  type CookieReader,
  type CookieWriter,
} from '@/lib/http/cookies/cookie-jar';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { sessionCookie } from './cookies/session';
import { signedOutCookie } from './cookies/signed-out';
import { cookieLifetime, openRegistry, type Registry, type Session } from './session';

/**
 * Encrypts a registry. When it would be too large for a cookie, the current role alone is kept.
 *
 * @throws when even that is too large
 */
export async function sealSession(registry: Registry): Promise<string> {
  const whole = await seal(sessionCookie, registry);
  if (whole.length <= MAX_COOKIE_LENGTH) return whole;
  const { id, current, entries } = registry;
  const kept = { id, current, entries: { [current]: entries[current] } };
  const reduced = await seal(sessionCookie, kept);
  if (reduced.length > MAX_COOKIE_LENGTH) throw new Error('The session does not fit into a cookie');
  return reduced;
}

/** Sets the cookie of a session in the browser that gets this response; returns for how long. */
export async function setSession(jar: CookieWriter, registry: Registry): Promise<number | 'visit'> {
  const lifetime = cookieLifetime(registry, Date.now());
  setText(jar, sessionCookie, await sealSession(registry), lifetime);
  return lifetime;
}

/** The result of opening a cookie; one with a `fault` (forged, cut, expired, of another key) is to be cleared. */
export type SessionReading = { session: Session | null; fault: string | null };

/**
 * Cookies that were opened lately: deriving the key is the dearest part of a request, and one page
 * asks for its session several times. Only what decrypted well is kept; expiry is judged again.
 */
const opened = new LRUCache<string, Registry>({ max: 5_000 });

async function openText(text: string): Promise<Registry | null> {
  const digest = createHash('sha256').update(text).digest('base64');
  const known = opened.get(digest);
  if (known) return known;
  const registry = await unseal(sessionCookie, text);
  if (registry) opened.set(digest, registry);
  return registry;
}

/**
 * Opens the session of a browser. One that was ended there is none, even when the response to an
 * earlier request has set its cookie again. [AUTH-14]
 */
export async function openSessionIn(jar: CookieReader): Promise<SessionReading> {
  const reading = await openSession(textIn(jar, sessionCookie));
  const { id } = reading.session ?? {};
  const isEnded = id !== undefined && readCookie(jar, signedOutCookie)?.includes(id) === true;
  return isEnded ? { session: null, fault: 'session has ended' } : reading;
}

/** Opens the cookie's value. Nothing that stands in it makes this throw. */
export async function openSession(
  text: string | undefined,
  now = Date.now(),
): Promise<SessionReading> {
  if (!text) return { session: null, fault: null };
  const registry = await openText(text);
  if (!registry) return { session: null, fault: 'cookie is not ours' };
  try {
    const session = openRegistry(registry, now);
    return { session, fault: session ? null : 'token has expired' };
  } catch (error) {
    return { session: null, fault: (error as Error).message };
  }
}
