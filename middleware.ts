import { NextResponse, type NextRequest } from 'next/server';
import { taskHashSchema } from '@/lib/contract/homework';
import { matchRoute, pathOf, type RouteMatch } from '@/lib/routes/match';
import { cookieOptions, openSession, sessionCookieName } from '@/lib/session/cookie';
import { decide, visitorOf } from '@/lib/session/visitor';

export const config = {
  runtime: 'nodejs',
  // Everything but files and what the browser calls: handlers look after themselves.
  matcher: ['/((?!_next/|api/|health$|ready$|icon\\.svg$).*)'],
};

/** Carries out, early, what route table and session say. Pages decide again for themselves. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName());
  const { session, bad } = await openSession(cookie?.value);
  const response = answer(request, matchRoute(request.nextUrl.pathname), () => visitorOf(session));
  // With its attributes: a `__Host-` cookie is not cleared without them.
  if (bad) response.cookies.set(sessionCookieName(), '', cookieOptions(0));
  return response;
}

function answer(
  request: NextRequest,
  match: RouteMatch | null,
  visitor: () => ReturnType<typeof visitorOf>,
): NextResponse {
  if (!match || match.route.state === 'coming') return showStatus(request, 'notFound', 404);
  if (match.id === 'studentStart' && !taskHashSchema.safeParse(match.params.taskHash).success)
    return redirect(request, pathOf('linkError'));
  const verdict = decide(match.route, visitor(), request.nextUrl.pathname + request.nextUrl.search);
  if (verdict.kind === 'redirect') return redirect(request, verdict.to);
  if (verdict.kind === 'forbidden') return showStatus(request, 'forbidden', 403);
  const { status } = match.route;
  return NextResponse.next({
    status,
    request: { headers: forwardedHeaders(request) },
    headers: status === 200 ? {} : errorHeaders(status),
  });
}

/**
 * The origin that the visitor used is the one they stay on: Next takes an absolute address only, and
 * sends it on as a relative one.
 */
function redirect(request: NextRequest, to: string): NextResponse {
  return new NextResponse(null, {
    status: 307,
    headers: { Location: new URL(to, request.url).href, 'Cache-Control': 'no-store' },
  });
}

/** The status page in place of what was asked for: the address stays. */
function showStatus(
  request: NextRequest,
  id: 'notFound' | 'forbidden',
  status: number,
): NextResponse {
  return NextResponse.rewrite(new URL(pathOf(id), request.url), {
    status,
    request: { headers: forwardedHeaders(request) },
    headers: errorHeaders(status),
  });
}

function errorHeaders(status: number): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex,nofollow',
    ...(status === 503 && { 'Retry-After': '60' }),
  };
}

/** What pages get of the request: with an id of our own, whatever the visitor sent. */
function forwardedHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', crypto.randomUUID());
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  return headers;
}
