import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** What stands in front of Next.js and the pages are bundled apart; this name makes them meet. */
const KEY = Symbol.for('rabochie-tetradi.responses');
/** The request header by which a page finds its response. Whatever a visitor sends there is replaced. */
export const RESPONSE_HEADER = 'x-response';

/** The channel of Node.js on which it tells of every request. */
const REQUEST_STARTS = 'http.server.request.start';

type Responses = { last: number; open: Map<string, ServerResponse> };
type Shared = typeof globalThis & { [KEY]?: Responses };

const responses = (): Responses => ((globalThis as Shared)[KEY] ??= { last: 0, open: new Map() });

/**
 * Keeps a response at hand for the page that is rendered into it, until it is sent. Next.js has no way
 * for a page to say with which status it answers. Not an AsyncLocalStorage, which every promise of every
 * request would pay for.
 */
export function followResponse(response: ServerResponse): void {
  const followed = responses();
  followed.last += 1;
  const id = String(followed.last);
  response.req.headers[RESPONSE_HEADER] = id;
  followed.open.set(id, response);
  response.once('close', () => followed.open.delete(id));
}

/**
 * The same for every request of this process, where nothing of ours stands in front of Next.js.
 *
 * @returns what ends it
 */
export function followResponses(): () => void {
  const follow = (message: unknown) =>
    followResponse((message as { response: ServerResponse }).response);
  subscribe(REQUEST_STARTS, follow);
  return () => void unsubscribe(REQUEST_STARTS, follow);
}

/**
 * The response to the request with these headers; its request is in its `req`. Undefined outside of a
 * request.
 */
export function responseTo(headers: { get(name: string): string | null }) {
  return responses().open.get(headers.get(RESPONSE_HEADER) ?? '');
}

/**
 * Lets a request be answered with this status, never to be cached; false when that cannot be any more.
 * For pages, before anything of them is sent. [PRE-02]
 *
 * @param headers what else the answer says
 */
export function answerWithStatus(
  response: ServerResponse | undefined,
  status: number,
  headers: Record<string, string> = {},
): boolean {
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  // Middleware has spoken of the page that was asked for.
  response.setHeader('X-Robots-Tag', 'noindex,nofollow');
  response.removeHeader('Last-Modified');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return true;
}
