import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { serverConfig } from '@/lib/config/server';
import { roles } from '@/lib/contract/auth/roles';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { readSession } from '@/lib/session/server';
import { keepContinueCode, keptContinueCode } from '@/lib/session/student/kept';

/**
 * The code of the student without an account who is signed in here: the one that this browser knows, if it
 * still opens their work, or else a new one. [TRUST-03]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await tell(request, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function tell(request: Request, requestId: string): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const session = await readSession();
  const entry = session?.entries.find(({ role }) => role === roles.student);
  if (!entry) return respondRefused({ code: 'unauthorized' }, requestId);
  const known = (await keptContinueCode(entry.userId)) ?? undefined;
  const renewed = await callAs(entry, 'renewContinueCode', { body: { known } }, requestId);
  if (!renewed.ok) return respondRefused(renewed.error, requestId);
  const { continueCode: code } = renewed.value;
  await keepContinueCode(entry.userId, code);
  return respondWith({ code }, requestId);
}
