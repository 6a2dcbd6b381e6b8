import { randomUUID } from 'node:crypto';
import { readSession } from '@/lib/session/server';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { respondWith } from '@/lib/proxy/respond';
import { renewDueTokens } from '@/app/_server/session/renew-session';

/**
 * Who is signed in in this browser, for its scripts: never a token. What is due is renewed on the
 * way, and a bad cookie cleared. [AUTH-10] [AUTH-13]
 */
export async function GET(): Promise<Response> {
  const requestId = randomUUID();
  const given = await readOrClearSession();
  if (given) await renewDueTokens(given, requestId);
  const session = given && (await readSession());
  const user = session && {
    ...session.current,
    name: session.current.jwtData.name,
    surname: session.current.jwtData.surname,
    expiresAt: session.current.jwtData.exp * 1_000,
    homePath: defaultPathOf(session.current.role),
  };
  const entries = session?.entries ?? [];
  // The schema lets through what scripts may see: the token of an entry stays here.
  return respondWith(webEndpoints.getSession.reply.parse({ user, entries }), requestId);
}
