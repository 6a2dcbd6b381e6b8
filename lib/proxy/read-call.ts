import type { BrowserEndpointName } from '@/lib/contract/paths';
import type { CallInput } from '@/lib/contract/call/result';
import { findEndpoint, rawPathOf } from './find-endpoint';
import { parseInput } from './parse-input';
import type { BodyRequest } from '@/lib/http/read-body';
import { readJson } from '@/lib/http/read-json';
import { accept, refuse, type Checked } from '@/lib/http/checked';
import { isCrossSite } from '@/lib/http/same-origin';

/** A request as far as a call may depend on it; its address with or without an origin. */
export type CallRequest = BodyRequest & { method: string; url: string };

export type BrowserCall<Caller> = {
  name: BrowserEndpointName;
  input: CallInput<BrowserEndpointName>;
  /** Null for somebody who is not signed in; then the endpoint is public. */
  caller: Caller | null;
};

/**
 * Reads a request of the browser as a call of the main API, or says why it is none. Of the request
 * only method, address and body go on, and of these only what the endpoint's schemas let through;
 * no header of it does. What is cheap to refuse is refused first. [NET-06, NET-07]
 *
 * @param identify who is signed in; asked only for requests to an endpoint
 */
export async function readCall<Caller>(
  request: CallRequest,
  publicOrigin: string,
  identify: () => Promise<Caller | null>,
): Promise<Checked<BrowserCall<Caller>>> {
  const found = findEndpoint(request.method, rawPathOf(request.url));
  if (!found.ok) return found;
  if (isCrossSite(request, publicOrigin)) return refuse({ code: 'cross_site' });
  const { name, row, params } = found.value;
  const caller = await identify();
  if (row.access === 'user' && caller === null) return refuse({ code: 'unauthorized' });
  const body = await readJson(request);
  if (!body.ok) return body;
  const query = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
  const input = parseInput(row, { params, query, body: body.value });
  if (!input.ok) return input;
  // The schemas that it has passed are those of the row called `name`.
  return accept({ name, input: input.value as CallInput<BrowserEndpointName>, caller });
}
