import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { CallContext } from './headers';

/**
 * What two calls must have in common to share a reply: the call, its content, and who asks. Null
 * when the row keeps no replies or the call cannot be told apart from others. [NET-04]
 *
 * @param address path and query
 */
export function cacheKey(
  row: Pick<Endpoint, 'method' | 'cacheSeconds'>,
  address: string,
  body: unknown,
  { token, userKey, timeZone }: CallContext,
): string | null {
  if (!row.cacheSeconds || (row.method !== 'GET' && row.method !== 'POST')) return null;
  // A token of nobody in particular: there is no telling whose reply it would be.
  if (token !== undefined && userKey === undefined) return null;
  if (body instanceof FormData) return null;
  const content = body instanceof URLSearchParams ? ['form', body.toString()] : ['json', body];
  return JSON.stringify([row.method, address, content, userKey, timeZone]);
}
