import { errorTable, type ErrorBody } from '@/lib/contract/call/errors';
import { errorText } from '@/lib/format/error-text';
import type { Refusal } from '@/lib/http/checked';

/** What is said to one browser is kept by nobody. */
const ownHeaders = (requestId: string) => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'X-Request-Id': requestId,
});

/** An answer to the browser, for whatever sends it. */
export type CallReply = { status: number; headers: Record<string, string>; body: string };

/** The answer to a call that was carried out. */
export function replyWith(value: unknown, requestId: string): CallReply {
  return { status: 200, headers: ownHeaders(requestId), body: JSON.stringify(value) };
}

/** Sends a browser where a file is; what the address holds is for nobody's history. [FILE-04] */
export function replySentTo(value: unknown, requestId: string): CallReply {
  const { url } = value as { url: string };
  const headers = { ...ownHeaders(requestId), Location: url, 'Referrer-Policy': 'no-referrer' };
  return { status: 302, headers, body: '' };
}

/** The same as route handlers send it. */
export const respondWith = (value: unknown, requestId: string) =>
  toResponse(replyWith(value, requestId));

/** A reply as route handlers send it. */
export function toResponse({ body, ...init }: CallReply): Response {
  return new Response(body, init);
}

/**
 * The answer to a refused or failed call: the status of its code, and a sentence for people. What
 * the upstream service said of it stays on the server.
 */
export function replyRefused(refusal: Refusal, requestId: string): CallReply {
  const { code, field, allow, retryAfter = 60 } = refusal;
  const { status } = errorTable[code];
  const body: ErrorBody = {
    code,
    message: errorText(code),
    requestId,
    ...(field !== undefined && { field }),
  };
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      ...ownHeaders(requestId),
      ...(allow && { Allow: allow.join(', ') }),
      ...(status === 503 && { 'Retry-After': '5' }),
      ...(status === 429 && { 'Retry-After': String(retryAfter) }),
    },
  };
}

/** The same as route handlers send it. */
export const respondRefused = (refusal: Refusal, requestId: string) =>
  toResponse(replyRefused(refusal, requestId));
