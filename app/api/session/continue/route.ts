import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { signInWith } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';
import { serverConfig } from '@/lib/config/server';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { readJson } from '@/lib/http/read-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';
import { keepContinueCode } from '@/lib/session/student/kept';

/** A student without an account goes on in this browser, by the code that they brought. [TRUST-03] */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await goOn(request, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function goOn(request: Request, requestId: string): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const json = await readJson(request);
  if (!json.ok) return respondRefused(json.refusal, requestId);
  const given = webEndpoints.continueWork.body.safeParse(json.value);
  if (!given.success) {
    const field = given.error.issues[0]?.path.join('.') === 'code' ? 'body.code' : 'body';
    return respondRefused({ code: 'invalid_request', field }, requestId);
  }
  const { taskHash, code } = given.data;
  // Who may not see the page of the homework may not go on with it. [AUTH-19]
  const { decision } = await decideHere('studentStart', pathOf('studentStart', { taskHash }));
  if (decision.kind !== 'allow') return respondRefused({ code: 'forbidden' }, requestId);
  const found = await callAs(null, 'continueByCode', { body: { taskHash, code } }, requestId);
  if (!found.ok) return respondRefused(found.error, requestId);
  const { id: userId } = await signInWith(found.value.token, requestId);
  await keepContinueCode(userId, code);
  return respondWith({ done: true }, requestId);
}
