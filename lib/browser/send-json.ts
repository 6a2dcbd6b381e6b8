/** A call that takes longer is given up, in milliseconds. [NET-03] */
const TIME_LIMIT = 60_000;

export type JsonCall = {
  method: string;
  body?: unknown;
  /** Lets the call outlive the page; for bodies below 64 kB. */
  keepalive?: boolean;
  priority?: RequestPriority;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** In milliseconds. */
  timeLimit?: number;
};

export type JsonReply = {
  /** 0 when there was no network, no reply in time, or a success without JSON. [STATUS-14] */
  status: number;
  /** Null when it is no JSON. */
  content: unknown;
  /** The server's time in milliseconds since 1970; NaN when it was not told. */
  sentAt: number;
};

const noReply: JsonReply = { status: 0, content: null, sentAt: NaN };

/** Calls an address of our own; the session cookie says who calls. Never rejects. [NET-01] [NET-03] */
export async function sendJson(address: string, call: JsonCall): Promise<JsonReply> {
  const { method, body, keepalive = false, priority = 'auto' } = call;
  const hasBody = body !== undefined;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(hasBody && { 'Content-Type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: limitOf(call),
      keepalive,
      priority,
    });
    const { status } = response;
    const sentAt = Date.parse(response.headers.get('date') ?? '');
    const content: unknown = await response.json().catch(() => undefined);
    // A success that is no JSON comes from somebody else on the way.
    if (content === undefined && response.ok) return noReply;
    return { status, content: content ?? null, sentAt };
  } catch {
    return noReply;
  }
}

/** Browsers before 2024 cannot join two signals; there the caller's own counts. */
function limitOf({ signal, timeLimit = TIME_LIMIT }: JsonCall): AbortSignal {
  const limit = AbortSignal.timeout(timeLimit);
  if (!signal) return limit;
  return 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
}
