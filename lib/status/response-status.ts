import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The instrumentation and the pages are bundled apart; this name makes them meet. */
const KEY = Symbol.for('rabochie-tetradi.response');

type Responses = AsyncLocalStorage<ServerResponse>;
type Shared = typeof globalThis & { [KEY]?: Responses };

const responses = (): Responses => ((globalThis as Shared)[KEY] ??= new AsyncLocalStorage());

/**
 * Keeps the response of each request at hand while it is worked on. Next.js has no way for a page to
 * say with which status it answers; Node.js tells of every request through this channel.
 */
export function followResponses(): void {
  const followed = responses();
  subscribe('http.server.request.start', (message) => {
    followed.enterWith((message as { response: ServerResponse }).response);
  });
}

/** The response of the request that is being worked on; its request is in its `req`. */
export function currentResponse(): ServerResponse | undefined {
  return responses().getStore();
}

/**
 * Lets the request that is being worked on be answered with this status, never to be cached; false
 * when that cannot be any more. For pages, before anything of them is sent. [PRE-02]
 *
 * @param headers what else the answer says
 */
export function answerWithStatus(status: number, headers: Record<string, string> = {}): boolean {
  const response = currentResponse();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  // Middleware has spoken of the page that was asked for.
  response.setHeader('X-Robots-Tag', 'noindex,nofollow');
  response.removeHeader('Last-Modified');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return true;
}
