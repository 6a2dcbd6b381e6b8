import type { ServerConfig } from '@/lib/config/server';
import { servicesOf } from '@/lib/config/services';
import { addressOf } from '@/lib/contract/call/address';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { CallInput, CallResult, Result } from '@/lib/contract/call/result';
import { createReplyCache, type Kept } from './cache';
import { cacheKey } from './cache-key';
import { encodeBody, headersFor, type CallContext } from './headers';
import { readOutcome } from './outcome/read-outcome';
import { retriesOf, withRetries } from './retry';
import { createRotation, rotate } from './rotation';
import { send } from './send';
import { reportCall } from './call-report';

export type MainApiClient = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  context: CallContext,
) => Promise<CallResult<Name>>;

type Call = {
  name: EndpointName;
  row: Endpoint;
  /** Path and query. */
  address: string;
  body: unknown;
  context: CallContext;
};
type Reply = Result<unknown>;

/** A caller of the main API, with a memory of its own for replies and unavailable addresses. */
export function createMainApiClient(config: ServerConfig): MainApiClient {
  const service = servicesOf(config).mainApi;
  const rotation = createRotation(service.endpoints);
  const replies = createReplyCache<Reply>({ maxEntries: 2_000, maxBytes: 64_000_000 });

  /** One call with its rotation and repetitions, and what its outcome means. */
  async function exchange({ name, row, address, body, context }: Call): Promise<Kept<Reply>> {
    const message = messageOf(row, body, context, config);
    const timeoutMs = row.long ? null : service.timeoutMs;
    const started = performance.now();
    let requests = 0;
    const outcome = await withRetries(retriesOf(row), () =>
      rotate(rotation, row.idempotent, (base) => {
        requests += 1;
        return send(base, address, message, timeoutMs);
      }),
    );
    const value = readOutcome(outcome, row.reply, context.requestId);
    const { status, bytes } = outcome.kind === 'answer' ? outcome : { status: 0, bytes: 0 };
    if (!value.ok || requests > 1)
      reportCall({
        endpoint: name,
        requestId: context.requestId,
        code: value.ok ? null : value.error.code,
        status,
        requests,
        durationMs: Math.round(performance.now() - started),
      });
    return { value, bytes, keep: value.ok };
  }

  return async (name, input, context) => {
    const row: Endpoint = endpoints[name];
    const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input;
    const address = addressOf(row.path, params, query);
    refuseTokenless(row, context, `${service.endpoints[0]}${address.split('?')[0]}`);
    const call: Call = { name, row, address, body, context };
    const key = cacheKey(row, address, body, context);
    const result =
      key === null
        ? (await exchange(call)).value
        : await replies.get(key, row.cacheSeconds ?? 0, () => exchange(call));
    // The reply has passed the row's schema.
    return result as CallResult<typeof name>;
  };
}

function messageOf(row: Endpoint, body: unknown, context: CallContext, config: ServerConfig) {
  const encoded = encodeBody(body);
  return {
    method: row.method,
    headers: { ...headersFor(context, config), ...encoded.headers },
    body: encoded.body,
  };
}

/** Only public calls may do without a token. [NET-05] */
function refuseTokenless(row: Endpoint, context: CallContext, url: string): void {
  if (row.access === 'public' || context.token) return;
  throw new Error(`Try to send request without authorization token for: ${url}`);
}
