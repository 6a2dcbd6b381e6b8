import { cookies } from 'next/headers';
import {
  cookieOptions,
  openSession,
  sealSession,
  sessionCookieName,
  sessionCookieOptions,
} from './cookie';
import { addToken, type Session } from './session';

/** The visitor's session, or null; for pages and route handlers. */
export async function readSession(): Promise<Session | null> {
  const jar = await cookies();
  const { session } = await openSession(jar.get(sessionCookieName())?.value);
  return session;
}

/** Signs in with a verified token; for route handlers. Gives the session as it is then. */
export async function writeSession(token: string): Promise<void> {
  const jar = await cookies();
  const registry = addToken(await readSession(), token, Date.now());
  jar.set(sessionCookieName(), await sealSession(registry), sessionCookieOptions());
}

/** Signs out in this browser; for route handlers. */
export async function clearSession(): Promise<void> {
  (await cookies()).set(sessionCookieName(), '', cookieOptions(0));
}
