import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { CallInput } from '@/lib/contract/call/result';
import { endpoints } from '@/lib/contract/endpoints';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { logFault } from '@/lib/log/log-fault';
import { answerCall as answer } from '@/lib/proxy/answer-call';
import { findEndpoint, rawPathOf } from '@/lib/proxy/find-endpoint';
import type { ReadCall } from '@/lib/proxy/read-call';
import { entryFor, type Session } from '@/lib/session/session';
import { callMainApi } from '@/lib/upstream/call-main-api';
import type { Step } from '@/server/step';
import { contextOf, headersOf, readOrClearSession, sendReply } from './visitor';

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
  sendReply(request, response, reply);
  return true;
}

function carryOut(
  request: IncomingMessage,
  { name, input, caller: session }: ReadCall<BrowserEndpointName, Session>,
  requestId: string,
) {
  const { roles }: Endpoint = endpoints[name];
  const caller = session && entryFor(session, roles);
  // The schemas that it has passed are those of the row called `name`.
  return callMainApi(name, input as CallInput<typeof name>, contextOf(request, caller, requestId));
}
