import { addressOf } from '@/lib/contract/call/address';
import type { ReplyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { browserPaths, type BrowserEndpointName } from '@/lib/contract/paths';
import type { CallInput, CallResult } from '@/lib/contract/call/result';
import { refusalOf } from './refusal-of';
import { announceSessionOver } from './session-over';

type Options = {
  /** Lets the call outlive the page; for bodies below 64 kB. */
  keepalive?: boolean;
  /** The caller does itself what is to be done when the session is over. */
  handlesSessionOver?: boolean;
};

/** A call that takes longer is given up, in milliseconds. [NET-03] */
const TIME_LIMIT = 60_000;

/**
 * Calls the main API through web's own address; the session cookie says who calls. No network, an
 * answer that is not ours and one that takes too long are failures with status 0. [NET-01, STATUS-14]
 *
 * @throws (rejects) Error when a parameter could change the path
 */
export async function callApi<Name extends BrowserEndpointName>(
  name: Name,
  input: CallInput<Name>,
  { handlesSessionOver = false, keepalive = false }: Options = {},
): Promise<CallResult<Name>> {
  const { method, path } = browserPaths[name];
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input;
  // Next.js would first redirect to the same address without its last slash.
  const address = addressOf(path.replace(/\/$/, ''), params, query);
  const hasBody = body !== undefined;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(hasBody && { 'Content-Type': 'application/json' }),
      },
      credentials: 'same-origin',
      ...(hasBody && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT),
      keepalive,
    });
    if (!response.ok) {
      const content: unknown = await response.json().catch(() => null);
      if (response.status === 401 && !handlesSessionOver) announceSessionOver();
      return { ok: false, error: refusalOf(response.status, content) };
    }
    // The proxy has checked the reply against the endpoint's schema.
    return { ok: true, value: (await response.json()) as ReplyOf<Endpoints[Name]> };
  } catch {
    return { ok: false, error: refusalOf(0, null) };
  }
}
