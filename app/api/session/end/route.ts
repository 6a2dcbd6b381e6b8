import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { serverConfig } from '@/lib/config/server';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { readJson } from '@/lib/http/read-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { readSession } from '@/lib/session/server';
import { forgetContinueCode } from '@/lib/session/student/kept';

/** Ends other sessions of the person of a profile: one, or all. [TRUST-06] */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await end(request, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function end(request: Request, requestId: string): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const body = await readJson(request);
  if (!body.ok) return respondRefused(body.refusal, requestId);
  const given = webEndpoints.endSessions.body.safeParse(body.value);
  if (!given.success) return respondRefused({ code: 'invalid_request' }, requestId);
  const { userId, sessionId } = given.data;
  const session = await readSession();
  const entry = session?.entries.find((one) => one.userId === userId);
  if (!entry) return respondRefused({ code: 'unauthorized' }, requestId);
  const ended =
    sessionId === null
      ? await callAs(entry, 'endOtherSessions', {}, requestId)
      : await callAs(entry, 'endSession', { params: { sessionId } }, requestId);
  if (!ended.ok) return respondRefused(ended.error, requestId);
  // The others may know it; this browser gets a new one when it is wanted.
  if (sessionId === null) await forgetContinueCode(userId);
  return respondWith({ done: true }, requestId);
}
