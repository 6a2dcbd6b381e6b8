import { randomUUID } from 'node:crypto';
import { serverConfig } from '@/lib/config/server';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { readCall } from '@/lib/proxy/read-call';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { readSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';

/** The browser's only door to the main API. [NET-06] */
async function handle(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    const call = await readCall(request, serverConfig().PUBLIC_ORIGIN, readSession);
    if (!call.ok) return respondRefused(call.refusal, requestId);
    const { name, input, caller } = call.value;
    const result = await callMainApi(name, input, {
      token: caller?.current.token,
      userKey: caller?.current.userId,
      timeZone: request.headers.get('time-zone') ?? undefined,
      requestId,
    });
    return result.ok
      ? respondWith(result.value, requestId)
      : respondRefused(result.error, requestId);
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
