import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { renewToken } from '@/app/_server/session/renew-session';
import { serverConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { CallInput } from '@/lib/contract/call/result';
import { endpoints } from '@/lib/contract/endpoints';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { logFault } from '@/lib/log/log-fault';
import { answerCall } from '@/lib/proxy/answer-call';
import { findEndpoint } from '@/lib/proxy/find-endpoint';
import type { ReadCall } from '@/lib/proxy/read-call';
import { toResponse } from '@/lib/proxy/respond';
import { entryFor, type Session } from '@/lib/session/session';

/** The browser's only door to the main API. Calls that come often are answered before: `server/calls`. [NET-06] */
async function handle(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const reply = await answerCall<BrowserEndpointName, Session>(request, {
    publicOrigin: serverConfig().PUBLIC_ORIGIN,
    requestId,
    find: findEndpoint,
    identify: readOrClearSession,
    carryOut: (call) => carryOut(call, requestId),
    onFault: (error) => logFault(error, requestId),
  });
  return toResponse(reply);
}

async function carryOut(
  { name, input, caller: session }: ReadCall<BrowserEndpointName, Session>,
  requestId: string,
) {
  const { roles, changesClaims }: Endpoint = endpoints[name];
  const caller = session && entryFor(session, roles);
  // The schemas that it has passed are those of the row called `name`.
  const result = await callAs(caller, name, input as CallInput<typeof name>, requestId);
  if (result.ok && changesClaims && session && caller) await renewToken(session, caller, requestId);
  return result;
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
