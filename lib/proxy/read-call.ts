import { rawPathOf, type CallRow, type Find } from './find-endpoint';
import { parseInput, type Input } from './parse-input';
import type { BodyRequest } from '@/lib/http/read-body';
import { readJson } from '@/lib/http/read-json';
import { accept, refuse, type Checked } from '@/lib/http/checked';
import { isCrossSite } from '@/lib/http/same-origin';

/** A request as far as a call may depend on it; its address with or without an origin. */
export type CallRequest = BodyRequest & { method: string; url: string };

/** A call that has passed the door. */
export type ReadCall<Name, Caller> = {
  name: Name;
  content: CallRow['content'];
  /** What its schemas have let through. */
  input: Input;
  /** Null for somebody who is not signed in; then the call is public. */
  caller: Caller | null;
};

/**
 * Reads a request of the browser as a call of a table, or says why it is none. Of the request
 * only method, address and body go on, and of these only what the schemas of its row let through;
 * no header of it does. What is cheap to refuse is refused first. [NET-06, NET-07]
 *
 * @param find the row that an address stands for
 * @param identify who is signed in; asked only for requests to such a row
 */
export async function readCall<Name extends string, Caller>(
  request: CallRequest,
  publicOrigin: string,
  find: Find<Name>,
  identify: () => Promise<Caller | null>,
): Promise<Checked<ReadCall<Name, Caller>>> {
  const found = find(request.method, rawPathOf(request.url));
  if (!found.ok) return found;
  if (isCrossSite(request, publicOrigin)) return refuse({ code: 'cross_site' });
  const { name, row, params } = found.value;
  const caller = await identify();
  if (row.access !== 'public' && caller === null) return refuse({ code: 'unauthorized' });
  const body = await readJson(request, row.maxBodyBytes);
  if (!body.ok) return body;
  const query = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
  const input = parseInput(row, { params, query, body: body.value });
  if (!input.ok) return input;
  return accept({ name, content: row.content, input: input.value, caller });
}
