import { NextResponse, type NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { pathOf, type RouteMatch } from '@/lib/routes/match';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import { isIndexableHost, robotsFor } from './indexability';
import { httpDate, isNotModified } from './last-modified';
import { PAGE_STATE_HEADER, writePageState, type PageState } from './page-state';

/** The page itself, or the news that the visitor has it already. */
export function showPage(
  request: NextRequest,
  match: RouteMatch,
  content: { isIndexable: boolean; lastModified: string } | null,
): NextResponse {
  const route: Route = match.route;
  const { status } = route;
  const indexable = route.indexable && (content?.isIndexable ?? true);
  const robots = robotsFor({ indexable }, { isIndexableHost: isOnIndexableHost(request), status });
  const lastModified = content?.lastModified;
  const headers = {
    'X-Robots-Tag': robots,
    ...(lastModified !== undefined && { 'Last-Modified': httpDate(lastModified) }),
    ...(status !== 200 && errorHeaders(status)),
  };
  if (lastModified !== undefined && isNotModified(request.headers, lastModified))
    return new NextResponse(null, { status: 304, headers });
  const state = { path: request.nextUrl.pathname, httpStatus: status, robots, lastModified };
  return NextResponse.next({ status, request: { headers: forwarded(request, state) }, headers });
}

/** The status page in place of what was asked for: the address stays. [STATUS-14] */
export function showStatus(
  request: NextRequest,
  id: 'notFound' | 'forbidden' | 'serviceUnavailable',
): NextResponse {
  const path = pathOf(id);
  const { status } = routes[id];
  const state: PageState = { path, httpStatus: status, robots: 'noindex,nofollow' };
  return NextResponse.rewrite(new URL(path, request.url), {
    status,
    request: { headers: forwarded(request, state) },
    headers: { 'X-Robots-Tag': state.robots, ...errorHeaders(status) },
  });
}

/** To a path of our own: the origin that the visitor used is the one they stay on. */
export function redirectPage(
  request: NextRequest,
  to: string,
  httpStatus: 301 | 302,
): NextResponse {
  const { pathname: path } = request.nextUrl;
  const robots = isOnIndexableHost(request) ? 'index,follow' : 'noindex,nofollow';
  const state: PageState = { path, httpStatus, robots, redirectLocation: to };
  return NextResponse.rewrite(new URL('/moved', request.url), {
    request: { headers: forwarded(request, state) },
  });
}

/** Pages are read; what changes anything goes through `/api/`. */
export const refuseMethod = () => refuse(405, { Allow: 'GET, HEAD' });

/** A page is opened by a person: no image, frame or other site's fetch gets one, or makes us work. */
export const refuseEmbedded = () => refuse(403);

function refuse(status: number, headers?: Record<string, string>): NextResponse {
  const own = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex,nofollow' };
  return new NextResponse(null, { status, headers: { ...own, ...headers } });
}

function isOnIndexableHost(request: NextRequest): boolean {
  return isIndexableHost(request.headers.get('host'), serverConfig().INDEXABLE_HOST);
}

function errorHeaders(status: number): Record<string, string> {
  const passes = status === 503 || status === 429;
  return { 'Cache-Control': 'no-store', ...(passes && { 'Retry-After': '60' }) };
}

/** What pages get of the request: with an id and a state of our own, whatever the visitor sent. */
function forwarded(request: NextRequest, state: PageState): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', crypto.randomUUID());
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  headers.set(PAGE_STATE_HEADER, writePageState(state));
  return headers;
}
