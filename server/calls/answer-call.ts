import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { CallInput } from '@/lib/contract/call/result';
import { endpoints } from '@/lib/contract/endpoints';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { clientNetwork } from '@/lib/http/client-network';
import { jarOfHeader, jarOfHeaders } from '@/lib/http/cookies/header-jar';
import { log } from '@/lib/log/logger';
import { logFault } from '@/lib/log/log-fault';
import { answerCall as answer } from '@/lib/proxy/answer-call';
import { findEndpoint, rawPathOf } from '@/lib/proxy/find-endpoint';
import type { ReadCall } from '@/lib/proxy/read-call';
import { secureResponse } from '@/lib/security/secure-responses';
import { openSessionIn } from '@/lib/session/sealed-session';
import { clearSessionIn } from '@/lib/session/clear-session';
import { entryFor, type Session } from '@/lib/session/session';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { timeZoneOf } from '@/lib/upstream/visitor/time-zone';
import type { Step } from '@/server/step';

/**
 * Answers the calls of the browser that come most often, without Next.js, which takes longer for a
 * request than all the rest. The others, and what is none, are for `app/api/v1`. [NET-06]
 */
export const answerCall: Step = (request, response) => {
  if (!isFrequent(request)) return false;
  return respond(request, response);
};

function isFrequent({ method = '', url = '' }: IncomingMessage): boolean {
  if (!url.startsWith('/api/v1/')) return false;
  const found = findEndpoint(method, rawPathOf(url));
  return found.ok && found.value.row.isFrequent === true;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<true> {
  const config = serverConfig();
  const requestId = randomUUID();
  const { method = '', url = '' } = request;
  const reply = await answer<BrowserEndpointName, Session>(
    { method, url, headers: headersOf(request), body: request },
    {
      publicOrigin: config.PUBLIC_ORIGIN,
      requestId,
      find: findEndpoint,
      identify: () => readOrClearSession(request, response),
      carryOut: (call) => carryOut(request, call, requestId),
      onFault: (error) => logFault(error, requestId),
    },
  );
  secureResponse(response, { config });
  response.setHeader('X-Robots-Tag', 'noindex,nofollow');
  response.writeHead(reply.status, {
    ...reply.headers,
    'Content-Length': Buffer.byteLength(reply.body),
  });
  response.end(method === 'HEAD' ? undefined : reply.body);
  return true;
}

function headersOf({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
  };
}

/** A bad cookie is cleared: no middleware stands before. [AUTH-09] */
async function readOrClearSession(
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

function carryOut(
  request: IncomingMessage,
  { name, input, caller: session }: ReadCall<BrowserEndpointName, Session>,
  requestId: string,
) {
  const { headers, socket } = request;
  const { roles }: Endpoint = endpoints[name];
  const caller = session && entryFor(session, roles);
  // The schemas that it has passed are those of the row called `name`.
  return callMainApi(name, input as CallInput<typeof name>, {
    token: caller?.token,
    userKey: caller?.userId,
    timeZone: timeZoneOf(headersOf(request).get('time-zone'), jarOfHeader(headers.cookie)),
    clientNetwork: clientNetwork(
      socket.remoteAddress,
      String(headers['x-forwarded-for'] ?? ''),
      serverConfig().TRUSTED_PROXIES,
    ),
    requestId,
  });
}
