import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { endpoints } from '@/lib/contract/endpoints';
import { readJson } from '@/lib/http/read-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { parseInput } from '@/lib/proxy/parse-input';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';
import type { CallInput } from '@/lib/upstream/call-main-api';
import { callCms, decideCmsHere } from './cms';

type OperatorPage = 'cmsFeatures' | 'cmsDeliveries';
type OperatorCall = 'changeCmsFeature' | 'retryCmsDeliveries';

/** A handler that passes a call on in the name of the operator who is signed in here. */
export function operatorCall(page: OperatorPage, name: OperatorCall) {
  return async (request: Request): Promise<Response> => {
    const requestId = randomUUID();
    try {
      return await pass(request, { page, name }, requestId);
    } catch (error) {
      logFault(error, requestId);
      return respondRefused({ code: 'internal' }, requestId);
    }
  };
}

async function pass(
  request: Request,
  { page, name }: { page: OperatorPage; name: OperatorCall },
  requestId: string,
): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  // Who may not see the page may not do what it does.
  const { decision } = await decideCmsHere(page, pathOf(page));
  if (decision.kind !== 'allow') {
    const code = decision.kind === 'forbidden' ? 'forbidden' : 'unauthorized';
    return respondRefused({ code }, requestId);
  }
  const body = await readJson(request);
  if (!body.ok) return respondRefused(body.refusal, requestId);
  const query = new URL(request.url).searchParams;
  const input = parseInput(endpoints[name], { params: {}, query, body: body.value });
  if (!input.ok) return respondRefused(input.refusal, requestId);
  // It has passed the schema of this very body.
  const wanted = input.value.body as z.output<(typeof endpoints)[typeof name]['body']>;
  const answer = await callCms(name, { body: wanted } as CallInput<typeof name>, requestId);
  return answer.ok
    ? respondWith(endpoints[name].reply.parse(answer.value), requestId)
    : respondRefused(answer.error, requestId);
}
