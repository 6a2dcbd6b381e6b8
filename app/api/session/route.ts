import { randomUUID } from 'node:crypto';
import { readSession } from '@/lib/session/server';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { serverConfig } from '@/lib/config/server';
import { isCrossSite } from '@/lib/http/same-origin';
import { dropEndedRoles, renewDueTokens } from '@/app/_server/session/renew-session';

/**
 * Who is signed in in this browser, for its scripts: never a token. What is due is renewed on the
 * way, and a bad cookie cleared, also of a session that has ended elsewhere. Pages of other sites are told nothing. [AUTH-10] [AUTH-13] [NET-07]
 */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (isCrossSite(request, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const given = await readOrClearSession();
  // A copy of a cookie can outlive its session, of which the main API alone knows.
  if (given) await dropEndedRoles(given, requestId);
  const going = given && (await readSession());
  if (going) await renewDueTokens(going, requestId);
  const session = going && (await readSession());
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
