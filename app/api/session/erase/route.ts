import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { serverConfig } from '@/lib/config/server';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { readJson } from '@/lib/http/read-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { endSession, readSession } from '@/lib/session/server';

/** Forgets the person of a profile and signs out in this browser. [TRUST-06] */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await erase(request, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function erase(request: Request, requestId: string): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const body = await readJson(request);
  if (!body.ok) return respondRefused(body.refusal, requestId);
  const given = webEndpoints.eraseAccount.body.safeParse(body.value);
  if (!given.success) return respondRefused({ code: 'invalid_request' }, requestId);
  const session = await readSession();
  const entry = session?.entries.find(({ userId }) => userId === given.data.userId);
  if (!session || !entry) return respondRefused({ code: 'unauthorized' }, requestId);
  const erased = await callAs(entry, 'eraseAccount', {}, requestId);
  if (!erased.ok) return respondRefused(erased.error, requestId);
  await endSession(session);
  return respondWith({ done: true }, requestId);
}
