import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { renewToken } from '@/app/_server/session/renew-session';
import { serverConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { readCall } from '@/lib/proxy/read-call';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import { entryFor } from '@/lib/session/session';

/** The browser's only door to the main API. [NET-06] */
async function handle(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    const call = await readCall(request, serverConfig().PUBLIC_ORIGIN, readOrClearSession);
    if (!call.ok) return respondRefused(call.refusal, requestId);
    const { name, input, caller: session } = call.value;
    const { roles, changesClaims }: Endpoint = endpoints[name];
    const caller = session && entryFor(session, roles);
    const result = await callAs(caller, name, input, requestId);
    if (!result.ok) return respondRefused(result.error, requestId);
    if (changesClaims && session && caller) await renewToken(session, caller, requestId);
    return respondWith(result.value, requestId);
  } catch (error) {
    log().error({ requestId, cause: describeError(error), alert: true }, 'request failed');
    return respondRefused({ code: 'internal' }, requestId);
  }
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
