import { cookies } from 'next/headers';
import type { Role } from '@/lib/contract/auth/roles';
import { clearCookie, readCookie, textIn, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { sessionMarkCookie } from './cookies/session-mark';
import { signedOutCookie } from './cookies/signed-out';
import { openSessionIn, setSession, type SessionReading } from './sealed-session';
import { clearSessionIn } from './clear-session';
import { continueCodeCookie } from './student/continue-code-cookie';
import { addToken, registryOf, type Registry, type Session } from './session';

/** The visitor's cookie, opened; for route handlers, which clear a bad one. */
export async function openOwnSession(): Promise<SessionReading> {
  return openSessionIn(await cookies());
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
  const { id, entries, current } = registryOf(session);
  delete entries[gone];
  const next = session?.entries.find(({ role }) => role !== gone)?.role;
  if (!next) return session ? endSession(session) : clearSession();
  await writeRegistry({ id, current: current === gone ? next : current, entries });
}

async function writeRegistry(registry: Registry): Promise<void> {
  const jar = await cookies();
  const lifetime = await setSession(jar, registry);
  writeCookie(jar, sessionMarkCookie, newMark(), lifetime);
}

/**
 * Signs out in this browser for good: what a response that is still on its way writes of this session
 * counts for nothing. For route handlers. [AUTH-14]
 */
export async function endSession({ id }: Session): Promise<void> {
  const jar = await cookies();
  const ended = readCookie(jar, signedOutCookie) ?? [];
  if (id !== undefined) writeCookie(jar, signedOutCookie, [...ended, id]);
  // Of whom it was says nothing here any more. [TRUST-03]
  if (textIn(jar, continueCodeCookie) !== undefined) clearCookie(jar, continueCodeCookie);
  clearSessionIn(jar);
}

/** Clears the cookies of a session; for route handlers. */
export async function clearSession(): Promise<void> {
  clearSessionIn(await cookies());
}

/** Another one each time: tabs see by it that the session has changed. [AUTH-14] */
const newMark = () => crypto.randomUUID().slice(0, 13);
