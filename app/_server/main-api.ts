import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { Failure, Result } from '@/lib/contract/call/result';
import { clientAgent } from '@/lib/http/client-agent';
import { expiredAddress } from '@/lib/routes/return-url';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { readSession } from '@/lib/session/server';
import { entryFor, type SessionEntry } from '@/lib/session/session';
import { failureDigest } from '@/lib/status/status-of-failure';
import { visitorNetwork } from '@/lib/status/visitor-network';
import { callMainApi, type CallInput, type CallResult } from '@/lib/upstream/call-main-api';
import { requestedUrl } from './pages/requested-url';
import { toldTimeZone } from './time-zone';

/** In whose name a call is made: an entry of a session, or a token that was just given. */
export type Caller = { token: string; userId?: string };

/**
 * A call of the running request in somebody's name, or in nobody's. Everything in app that calls the
 * main API goes through here, so that no call loses what it has to say of its request. [NET-01]
 *
 * @param requestId of a handler below `/api/`; where middleware stands before, it has named the request
 */
export async function callAs<Name extends EndpointName>(
  caller: Caller | null,
  name: Name,
  input: CallInput<Name>,
  requestId?: string,
): Promise<CallResult<Name>> {
  const [given, timeZone] = await Promise.all([headers(), toldTimeZone()]);
  const { access, cacheSeconds, beginsSession }: Endpoint = endpoints[name];
  const result = await callMainApi(name, input, {
    token: caller?.token,
    userKey: caller?.userId,
    timeZone,
    clientNetwork: visitorNetwork(given),
    clientAgent: beginsSession && clientAgent(given.get('user-agent')),
    requestId: requestId ?? given.get('x-request-id') ?? randomUUID(),
  });
  if (result.ok && caller && access !== 'public' && cacheSeconds === undefined)
    confirmedTokens().add(caller.token);
  return result;
}

/** The tokens that the main API has taken while this page is rendered: their sessions go on. */
const confirmedTokens = cache(() => new Set<string>());

/**
 * Makes sure, on a page that has asked for nothing in the person's name, that their session goes on: a
 * copy of a cookie whose session has ended shows no page. [AUTH-14] [TRUST-05]
 *
 * @throws what `load` throws
 */
export async function confirmSession(entry: SessionEntry): Promise<void> {
  if (!confirmedTokens().has(entry.token))
    await valueOrPage(await callAs(entry, 'checkSession', {}));
}

/** A call in the name of the visitor of this request, whoever that is. */
export async function call<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallResult<Name>> {
  const session = await readSession();
  const { roles }: Endpoint = endpoints[name];
  return callAs(session && entryFor(session, roles), name, input);
}

/** A failed call that a page does not expect; `withErrorStatus` shows what STATUS-14 says. */
export class PageError extends Error {
  readonly code: ErrorCode;
  /** All that Next lets through to an error boundary in the browser. */
  readonly digest: string;

  constructor(readonly failure: Failure) {
    super(failure.code);
    this.name = 'PageError';
    this.code = failure.code;
    this.digest = failureDigest(failure.status);
  }
}

/**
 * What a page shows. A session that the main API no longer knows ends here and now: the visitor
 * signs in again and comes back. [AUTH-12]
 *
 * @throws PageError for every other failure that the page does not expect itself
 */
export async function load<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Extract<CallResult<Name>, { ok: true }>['value']> {
  return valueOrPage(await call(name, input));
}

async function valueOrPage<Value>(result: Result<Value>): Promise<Value> {
  if (result.ok) return result.value;
  if (result.error.status === 401) redirect(expiredAddress(safeReturnUrl(await requestedUrl())));
  throw new PageError(result.error);
}
