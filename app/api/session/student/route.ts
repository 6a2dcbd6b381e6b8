import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { callAs } from '@/app/_server/main-api';
import { signInWith } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';
import { serverConfig } from '@/lib/config/server';
import { endpoints } from '@/lib/contract/endpoints';
import { webEndpoints } from '@/lib/contract/web/endpoints';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { parseInput } from '@/lib/proxy/parse-input';
import { readJson } from '@/lib/http/read-json';
import { respondRefused, respondWith } from '@/lib/proxy/respond';
import { isSameOrigin } from '@/lib/http/same-origin';
import { pathOf } from '@/lib/routes/match';
import { forgetReferral, keptReferral } from '@/lib/session/sign-in/kept-referral';
import { keepContinueCode, ownBrowserId } from '@/lib/session/student/kept';

/**
 * A student without an account begins a homework: registers, is signed in in this browser, and gets
 * the place of the first task. Sent again with the same idempotency key, it makes nobody new. [ROUTE-15]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await begin(request, requestId);
  } catch (error) {
    log().error({ requestId, cause: describeError(error), alert: true }, 'registration failed');
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function begin(request: Request, requestId: string): Promise<Response> {
  const input = await readForm(request);
  if (!input.ok) return respondRefused(input.refusal, requestId);
  const { body } = input.value;
  // Who may not see the page of the homework may not begin it. [AUTH-19]
  const page = pathOf('studentStart', { taskHash: body.taskHash });
  const { decision } = await decideHere('studentStart', page);
  if (decision.kind !== 'allow') return respondRefused({ code: 'forbidden' }, requestId);
  const referralCode = await keptReferral();
  const browserId = await ownBrowserId();
  const registration = { body: { ...body, referralCode, browserId } };
  const registered = await callAs(null, 'registerStudent', registration, requestId);
  if (!registered.ok) return respondRefused(registered.error, requestId);
  await forgetReferral();
  const { token, continueCode } = registered.value;
  const { id: userId } = await signInWith(token, requestId);
  await keepContinueCode(userId, continueCode);

  const { taskHash } = body;
  const start = { body: { taskHash } };
  const started = await callAs({ token, userId }, 'startAttempt', start, requestId);
  return started.ok
    ? respondWith(own.reply.parse(started.value), requestId)
    : respondRefused(started.error, requestId);
}

/** What the browser says; by which link it came, the cookie says. [ROUTE-26] */
const own = webEndpoints.beginHomework;
const formRow = { ...endpoints.registerStudent, body: own.body };
type Form = { body: z.output<typeof own.body> };

async function readForm(request: Request) {
  if (!isSameOrigin(request.headers, serverConfig().PUBLIC_ORIGIN))
    return { ok: false, refusal: { code: 'cross_site' } } as const;
  const body = await readJson(request);
  if (!body.ok) return body;
  const query = new URL(request.url).searchParams;
  const given = { params: {}, query, body: body.value };
  const input = parseInput(formRow, given);
  // The schema that it has passed is that of the form.
  return input.ok ? ({ ok: true, value: input.value as Form } as const) : input;
}
