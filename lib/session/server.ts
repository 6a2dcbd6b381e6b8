import { cookies } from 'next/headers';
import type { Role } from '@/lib/contract/auth/roles';
import {
  clearedCookies,
  openSession,
  sealSession,
  sessionCookieName,
  sessionCookieOptions,
  type SessionReading,
} from './cookie';
import { addToken, registryOf, type Registry, type Session } from './session';
import { SESSION_MARK_COOKIE } from './session-mark';

/** The visitor's cookie, opened; for route handlers, which clear a bad one. */
export async function openOwnSession(): Promise<SessionReading> {
  return openSession((await cookies()).get(sessionCookieName())?.value);
}

/** The visitor's session, or null; for pages and route handlers. */
export async function readSession(): Promise<Session | null> {
  return (await openOwnSession()).session;
}

/**
 * Signs in with a verified token; for route handlers.
 *
 * @param current the role to act in, the token's own when left out
 */
export async function writeSession(token: string, current?: Role): Promise<void> {
  const registry = addToken(await readSession(), token, Date.now());
  await writeRegistry({ ...registry, current: current ?? registry.current });
}

/** Signs one role out. The others stay as they are now; for route handlers. */
export async function dropRole(gone: Role): Promise<void> {
  const session = await readSession();
  const { entries, current } = registryOf(session);
  delete entries[gone];
  const next = session?.entries.find(({ role }) => role !== gone)?.role;
  if (!next) return clearSession();
  await writeRegistry({ current: current === gone ? next : current, entries });
}

async function writeRegistry(registry: Registry): Promise<void> {
  const jar = await cookies();
  const options = sessionCookieOptions();
  jar.set(sessionCookieName(), await sealSession(registry), options);
  jar.set(SESSION_MARK_COOKIE, newMark(), { ...options, httpOnly: false });
}

/** Signs out in this browser; for route handlers. */
export async function clearSession(): Promise<void> {
  const jar = await cookies();
  for (const { name, value, options } of clearedCookies()) jar.set(name, value, options);
}

/** Another one each time: tabs see by it that the session has changed. [AUTH-14] */
const newMark = () => crypto.randomUUID().slice(0, 13);
