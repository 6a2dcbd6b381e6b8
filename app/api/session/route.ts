import { randomUUID } from 'node:crypto';
import { readSession } from '@/lib/session/server';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import type { SessionEntry } from '@/lib/session/session';
import { renewDueTokens } from '@/app/_server/session/renew-session';

/**
 * Who is signed in in this browser, for its scripts: never a token. What is due is renewed on the
 * way, and a bad cookie cleared. [AUTH-10] [AUTH-13]
 */
export async function GET(): Promise<Response> {
  const given = await readOrClearSession();
  if (given) await renewDueTokens(given, randomUUID());
  const session = given && (await readSession());
  const user = session && {
    ...shownOf(session.current),
    name: session.current.jwtData.name,
    surname: session.current.jwtData.surname,
    /** When its token ends, in milliseconds since 1970. [AUTH-12] */
    expiresAt: session.current.jwtData.exp * 1_000,
    /** Where they begin. [ROUTE-28] */
    homePath: defaultPathOf(session.current.role),
  };
  const entries = session?.entries.map(shownOf) ?? [];
  return Response.json({ user, entries }, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Field by field: what is added to an entry later stays on the server. */
function shownOf({ role, userId, updatedAt, jwtData }: SessionEntry) {
  return { role, userId, updatedAt, jwtData };
}
