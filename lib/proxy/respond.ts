import { errorTable, type ErrorBody } from '@/lib/contract/call/errors';
import { errorText } from '@/lib/format/error-text';
import type { Refusal } from '@/lib/http/checked';

/** What is said to one browser is kept by nobody. */
const ownHeaders = (requestId: string) => ({
  'Cache-Control': 'private, no-store',
  'X-Request-Id': requestId,
});

/** The answer to a call that was carried out. */
export function respondWith(value: unknown, requestId: string): Response {
  return Response.json(value, { headers: ownHeaders(requestId) });
}

/**
 * The answer to a refused or failed call: the status of its code, and a sentence for people. What
 * the upstream service said of it stays on the server.
 */
export function respondRefused(refusal: Refusal, requestId: string): Response {
  const { code, field, allow, retryAfter = 60 } = refusal;
  const { status } = errorTable[code];
  const body: ErrorBody = {
    code,
    message: errorText(code),
    requestId,
    ...(field !== undefined && { field }),
  };
  return Response.json(body, {
    status,
    headers: {
      ...ownHeaders(requestId),
      ...(allow && { Allow: allow.join(', ') }),
      ...(status === 503 && { 'Retry-After': '5' }),
      ...(status === 429 && { 'Retry-After': String(retryAfter) }),
    },
  });
}
