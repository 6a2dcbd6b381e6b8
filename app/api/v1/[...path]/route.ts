import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { renewToken } from '@/app/_server/session/renew-session';
import { serverConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { logFault } from '@/lib/log/log-fault';
import { answerCall } from '@/lib/proxy/answer-call';
import type { BrowserCall } from '@/lib/proxy/read-call';
import { toResponse } from '@/lib/proxy/respond';
import { entryFor, type Session } from '@/lib/session/session';

/** The browser's only door to the main API. Calls that come often are answered before: `server/calls`. [NET-06] */
async function handle(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const reply = await answerCall<Session>(request, {
    publicOrigin: serverConfig().PUBLIC_ORIGIN,
    requestId,
    identify: readOrClearSession,
    carryOut: (call) => carryOut(call, requestId),
    onFault: (error) => logFault(error, requestId),
  });
  return toResponse(reply);
}

async function carryOut({ name, input, caller: session }: BrowserCall<Session>, requestId: string) {
  const { roles, changesClaims }: Endpoint = endpoints[name];
  const caller = session && entryFor(session, roles);
  const result = await callAs(caller, name, input, requestId);
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
