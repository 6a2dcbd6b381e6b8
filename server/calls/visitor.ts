import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { clientNetwork } from '@/lib/http/client-network';
import { jarOfHeader, jarOfHeaders } from '@/lib/http/cookies/header-jar';
import { log } from '@/lib/log/logger';
import type { CallReply } from '@/lib/proxy/respond';
import { secureResponse } from '@/lib/security/secure-responses';
import { clearSessionIn } from '@/lib/session/clear-session';
import { openSessionIn } from '@/lib/session/sealed-session';
import type { Session, SessionEntry } from '@/lib/session/session';
import type { CallContext } from '@/lib/upstream/headers';
import { timeZoneOf } from '@/lib/upstream/visitor/time-zone';

/** The headers of a request, to be asked one by one. */
export function headersOf({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
  };
}

/** A bad cookie is cleared: no middleware stands before. [AUTH-09] */
export async function readOrClearSession(
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<Session | null> {
  const { session, fault } = await openSessionIn(jarOfHeader(headers.cookie));
  if (fault !== null) {
    log().info({ fault }, 'session cookie cleared');
    clearSessionIn(jarOfHeaders((name, value) => response.appendHeader(name, value)));
  }
  return session;
}

/** In whose name the main API is asked for this request. */
export function contextOf(
  request: IncomingMessage,
  caller: SessionEntry | null,
  requestId: string,
): CallContext {
  const { headers, socket } = request;
  return {
    token: caller?.token,
    userKey: caller?.userId,
    timeZone: timeZoneOf(headersOf(request).get('time-zone'), jarOfHeader(headers.cookie)),
    clientNetwork: clientNetwork(
      socket.remoteAddress,
      String(headers['x-forwarded-for'] ?? ''),
      serverConfig().TRUSTED_PROXIES,
    ),
    requestId,
  };
}

/** What every answer of a call carries. */
export function prepare(response: ServerResponse): void {
  secureResponse(response, { config: serverConfig() });
  response.setHeader('X-Robots-Tag', 'noindex,nofollow');
}

/** Sends a reply of the proxy. */
export function sendReply(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CallReply,
): void {
  prepare(response);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}
