import { addressOf } from '@/lib/contract/call/address';
import type { ReplyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { browserPaths, type BrowserEndpointName } from '@/lib/contract/paths';
import type { CallInput, CallResult } from '@/lib/contract/call/result';
import { sendJson } from '@/lib/browser/send-json';
import { refusalOf } from './refusal-of';
import { announceSessionExpired } from './session-expired';

type Options = {
  /** Lets the call outlive the page; for bodies below 64 kB. */
  keepalive?: boolean;
  /** The caller handles an expired session itself. */
  handlesSessionExpired?: boolean;
};

/**
 * Calls the main API through web's own address; the session cookie says who calls. No network, an
 * answer that is not ours and one that takes too long are failures with status 0. [NET-01, STATUS-14]
 *
 * @throws (rejects) Error when a parameter could change the path
 */
export async function callApi<Name extends BrowserEndpointName>(
  name: Name,
  input: CallInput<Name>,
  { handlesSessionExpired = false, keepalive = false }: Options = {},
): Promise<CallResult<Name>> {
  const { method, path } = browserPaths[name];
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input;
  // Next.js would first redirect to the same address without its last slash.
  const address = addressOf(path.replace(/\/$/, ''), params, query);
  const { status, content } = await sendJson(address, { method, body, keepalive });
  // The proxy has checked the reply against the endpoint's schema.
  if (status >= 200 && status < 300)
    return { ok: true, value: content as ReplyOf<Endpoints[Name]> };
  if (status === 401 && !handlesSessionExpired) announceSessionExpired();
  return { ok: false, error: refusalOf(status, content) };
}
