import * as http from 'node:http';
import * as https from 'node:https';
import { DeadlineError, withDeadline } from './deadline';
import type { HttpOutcome } from './outcome/http-outcome';

export type Message = {
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | FormData | undefined;
};

/** More than any reply of ours needs; a larger one is not read to its end. */
const MAX_REPLY_BYTES = 10_000_000;

/**
 * How long a connection may take to come about, and how long one waits for its next request, in
 * milliseconds: less than servers wait, who would else close it as it is taken.
 */
const CONNECTION_MS = 4_000;

/** Failures before a connection stood, so that nothing can have been done. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

const kept = { keepAlive: true, timeout: CONNECTION_MS };
const ways = {
  'http:': { request: http.request, agent: new http.Agent(kept) },
  'https:': { request: https.request, agent: new https.Agent(kept) },
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * One request to one address over a kept connection; web's server calls services in this way alone.
 * Not `fetch`: it takes four times as long. Redirects are answers like others and are not followed, so
 * what the headers carry reaches no other host. [NET-01]
 *
 * @param address the base address of a service
 * @param path path and query under it
 * @param timeoutMs until the whole body is there; null for no limit
 * @throws (rejects) for a header that cannot be sent: a fault of ours is not taken for no response
 */
export async function send(
  address: string,
  path: string,
  message: Message,
  timeoutMs: number | null,
): Promise<HttpOutcome> {
  const url = address + path;
  const encoded = await encode(message);
  try {
    return await withDeadline(url.split('?')[0] ?? url, timeoutMs, (signal) =>
      exchange(new URL(url), encoded, signal),
    );
  } catch (error) {
    if (error instanceof DeadlineError) return { kind: 'no_response', sent: true, timedOut: true };
    throw error;
  }
}

type Encoded = {
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
};

/** A form with its content type and, when it has files, its boundary. */
async function encode({ method, headers, body }: Message): Promise<Encoded> {
  if (body === undefined || typeof body === 'string') return { method, headers, body };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return {
    method,
    headers: { ...headers, 'Content-Type': type },
    body: new Uint8Array(await form.arrayBuffer()),
  };
}

function exchange(
  url: URL,
  { method, headers, body }: Encoded,
  signal: AbortSignal | null,
): Promise<HttpOutcome> {
  const { request: open, agent } = ways[url.protocol === 'https:' ? 'https:' : 'http:'];
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'no_response', sent: isSent(error), timedOut: false });
    const request = open(url, { method, headers, agent }, (response) => {
      response.on('error', fail);
      readReply(response, resolve);
    });
    request.on('error', fail);
    request.on('timeout', () => {
      if (request.socket?.connecting)
        request.destroy(Object.assign(new Error('No connection'), { code: 'ETIMEDOUT' }));
    });
    signal?.addEventListener('abort', () => request.destroy());
    request.end(body);
  });
}

/** Whether anything may have been done: a connection that stood can be lost with the same codes. */
function isSent({ code, syscall }: NodeJS.ErrnoException): boolean {
  return !NOT_SENT.has(String(code)) || syscall === 'read' || syscall === 'write';
}

/** Reads a reply, no further than it may be long; what lies beyond is never held in memory. */
function readReply(response: http.IncomingMessage, resolve: (outcome: HttpOutcome) => void): void {
  const answer = {
    kind: 'answer',
    status: response.statusCode ?? 0,
    ...retryAfterOf(response),
  } as const;
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes <= MAX_REPLY_BYTES) return void chunks.push(chunk);
    resolve({ ...answer, text: null, bytes: 0 });
    response.destroy();
  });
  response.on('end', () => {
    const text = textOf(chunks);
    resolve({ ...answer, text, bytes: text === null ? 0 : bytes });
  });
}

function textOf(chunks: Buffer[]): string | null {
  const [only] = chunks;
  try {
    return utf8.decode(chunks.length === 1 ? only : Buffer.concat(chunks));
  } catch {
    return null;
  }
}

/** When to try again, unless it is told as a date, which no service of ours does. */
function retryAfterOf({ headers }: http.IncomingMessage): { retryAfter?: number } {
  const told = headers['retry-after'] ?? '';
  return /^\d{1,6}$/.test(told) ? { retryAfter: Number(told) } : {};
}
