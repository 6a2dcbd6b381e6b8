import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { callCms, decideCmsHere } from '@/app/_server/session/cms';
import { serverConfig } from '@/lib/config/server';
import { endpoints } from '@/lib/contract/endpoints';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { readJson } from '@/lib/http/read-json';
import { isSameOrigin } from '@/lib/http/same-origin';
import { logFault } from '@/lib/log/log-fault';
import { parseInput } from '@/lib/proxy/parse-input';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';

const own = webEndpoints.changeFeature;

/** Switches a product feature in the name of the operator who is signed in here. [FEAT-01] */
export async function PUT(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await change(request, requestId);
  } catch (error) {
    logFault(error, requestId);
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function change(request: Request, requestId: string): Promise<Response> {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  // Who may not see the page may not do what it does.
  const { decision } = await decideCmsHere('cmsFeatures', pathOf('cmsFeatures'));
  if (decision.kind !== 'allow') {
    const code = decision.kind === 'forbidden' ? 'forbidden' : 'unauthorized';
    return respondRefused({ code }, requestId);
  }
  const body = await readJson(request);
  if (!body.ok) return respondRefused(body.refusal, requestId);
  const query = new URL(request.url).searchParams;
  const input = parseInput(endpoints.changeCmsFeature, { params: {}, query, body: body.value });
  if (!input.ok) return respondRefused(input.refusal, requestId);
  // It has passed the schema of this very body.
  const wanted = input.value.body as z.output<typeof own.body>;
  const changed = await callCms('changeCmsFeature', { body: wanted }, requestId);
  return changed.ok
    ? respondWith(own.reply.parse(changed.value), requestId)
    : respondRefused(changed.error, requestId);
}
