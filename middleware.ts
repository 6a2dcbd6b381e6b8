import { NextResponse, type NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { taskHashSchema } from '@/lib/contract/homework';
import { loadPublicPage, type PublicPage } from '@/lib/landing/public-page';
import { canonicalPath } from '@/lib/routes/canonical-path';
import { matchRoute, pathOf, type RouteMatch } from '@/lib/routes/match';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import { isIndexableHost, robotsFor } from '@/lib/seo/indexability';
import { httpDate, isNotModified } from '@/lib/seo/last-modified';
import { PAGE_STATE_HEADER, writePageState, type PageState } from '@/lib/seo/page-state';
import { cookieOptions, openSession, sessionCookieName } from '@/lib/session/cookie';
import { readReferral, REFERRAL_COOKIE, referralCookieOptions } from '@/lib/session/referral';
import { decide, visitorOf } from '@/lib/session/visitor';
import { askContent } from '@/lib/upstream/public-content';

export const config = {
  runtime: 'nodejs',
  // Pages. Files and what the browser calls are looked after by their handlers.
  matcher: [
    '/((?!_next/|api/|og/|images/|health$|ready$|robots\\.txt$|sitemap\\.xml$|icon\\.svg$|icons/|apple-icon\\.png$|favicon\\.ico$|manifest\\.webmanifest$).*)',
  ],
};

/** Carries out, early, what route table and session say. Pages decide again for themselves. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName());
  const { session, bad } = await openSession(cookie?.value);
  const response = await answer(request, () => visitorOf(session));
  // With its attributes: a `__Host-` cookie is not cleared without them.
  if (bad) response.cookies.set(sessionCookieName(), '', cookieOptions(0));
  keepReferral(request, response);
  return response;
}

/** The code of a referral link waits in a cookie until somebody registers. [ROUTE-26] */
function keepReferral({ nextUrl }: NextRequest, response: NextResponse): void {
  const given = nextUrl.pathname === pathOf('home') ? nextUrl.searchParams.get('ref') : null;
  const code = readReferral(given);
  if (code === null) return;
  response.cookies.set(REFERRAL_COOKIE, code, referralCookieOptions());
  response.headers.set('Cache-Control', 'private, no-store');
}

async function answer(
  request: NextRequest,
  visitor: () => ReturnType<typeof visitorOf>,
): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
  const { pathname, search } = request.nextUrl;
  const canonical = canonicalPath(pathname);
  if (canonical !== null) return redirect(request, canonical + search, 301);
  const match = matchRoute(pathname);
  if (!match || !isThere(match.route)) return showStatus(request, 'notFound');
  if (match.id === 'studentStart' && !taskHashSchema.safeParse(match.params.taskHash).success)
    return redirect(request, pathOf('linkError'), 302);
  const verdict = decide(match.route, visitor(), pathname + search);
  if (verdict.kind === 'redirect') return redirect(request, verdict.to, 302);
  if (verdict.kind === 'forbidden') return showStatus(request, 'forbidden');
  // The status of a page is settled before it is rendered, and so is what a landing depends on.
  const page = await loadPublicPage(askContent, match);
  if (page && !page.ok) return showStatus(request, 'serviceUnavailable');
  return show(request, match, page?.value ?? null);
}

function isThere({ state }: Route): boolean {
  return state === 'ready' || (state === 'demo' && serverConfig().DEPLOYMENT === 'demo');
}

/** The page itself, or the news that the visitor has it already. */
function show(request: NextRequest, match: RouteMatch, page: PublicPage | null): NextResponse {
  const route: Route = match.route;
  const { status } = route;
  const indexable = route.indexable && (page?.isListed ?? true);
  const robots = robotsFor({ indexable }, { isIndexableHost: isListedHost(request), status });
  const lastModified = page?.lastModified;
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
function showStatus(
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
function redirect(request: NextRequest, to: string, httpStatus: 301 | 302): NextResponse {
  const { pathname: path } = request.nextUrl;
  const robots = isListedHost(request) ? 'index,follow' : 'noindex,nofollow';
  const state: PageState = { path, httpStatus, robots, redirectLocation: to };
  return NextResponse.rewrite(new URL('/moved', request.url), {
    request: { headers: forwarded(request, state) },
  });
}

/** Pages are read; what changes anything goes through `/api/`. */
function refuseMethod(): NextResponse {
  return new NextResponse(null, {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  });
}

function isListedHost(request: NextRequest): boolean {
  return isIndexableHost(request.headers.get('host'), serverConfig().INDEXABLE_HOST);
}

function errorHeaders(status: number): Record<string, string> {
  return { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) };
}

/** What pages get of the request: with an id and a state of our own, whatever the visitor sent. */
function forwarded(request: NextRequest, state: PageState): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', crypto.randomUUID());
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  headers.set(PAGE_STATE_HEADER, writePageState(state));
  return headers;
}
