import { log } from '@/lib/log/logger';
import { clearSession, openOwnSession } from '@/lib/session/server';
import type { Session } from '@/lib/session/session';

/** The visitor's session, or null; a bad cookie is cleared. For handlers that no middleware stands before. [AUTH-09] */
export async function readOrClearSession(): Promise<Session | null> {
  const { session, fault } = await openOwnSession();
  if (fault !== null) {
    log().info({ fault }, 'session cookie cleared');
    await clearSession();
  }
  return session;
}
