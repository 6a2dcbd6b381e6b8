import type { NextRequest, NextResponse } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { clearCookie, textIn, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { jarOf } from '@/lib/http/cookies/response-jar';
import { prevUriCookie } from '@/lib/identity/prev-uri';
import { loadPublicPage } from '@/lib/landing/public-page';
import { log } from '@/lib/log/logger';
import { canonicalPath } from '@/lib/routes/canonical-path';
import { matchRoute, pathOf, type RouteMatch } from '@/lib/routes/match';
import { isPrefetch } from '@/lib/routes/prefetch';
import { isThere } from '@/lib/routes/is-there';
import { isEmbedded } from '@/lib/routes/sub-resource';
import {
  redirectPage,
  refuseEmbedded,
  refuseMethod,
  showPage,
  showStatus,
} from '@/lib/seo/page-response';
import { isCmsRoute, type CmsRouteId } from '@/lib/routes/routes';
import { decideCms, type CmsDecision } from '@/lib/session/guards/cms-guard';
import { openCmsSession } from '@/lib/session/cms-session';
import { cmsSessionCookie } from '@/lib/session/cookies/cms-session';
import { multibookCookie } from '@/lib/session/cookies/multibook';
import { wayFromDiary } from '@/lib/session/diary/keep-link';
import { comesBackTo } from '@/lib/session/guards/addresses';
import { actingAs, judge, type GuardDecision } from '@/lib/session/guards/guards';
import { isOnHost, readHints } from '@/lib/session/guards/hints';
import { openSessionIn, setSession } from '@/lib/session/sealed-session';
import { clearSessionIn } from '@/lib/session/clear-session';
import { keepReferral } from '@/lib/session/sign-in/keep-referral';
import { registryOf, type Session } from '@/lib/session/session';
import { visitorOf, type Visitor } from '@/lib/session/guards/visitor';
import { isKnownAtDiary } from '@/lib/upstream/visitor/is-known-at-diary';
import { askContent } from '@/lib/upstream/public-content';

export const config = {
  runtime: 'nodejs',
  // Pages. Files and what the browser calls are looked after by their handlers.
  matcher: [
    '/((?!_next/|api/|og/|images/|health$|ready$|robots\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|icon\\.svg$|icons/|apple-icon\\.png$|favicon\\.ico$|manifest\\.webmanifest$).*)',
  ],
};

/** Carries out, early, what route table and session say. Pages decide again for themselves. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
  if (isEmbedded(request.headers)) return refuseEmbedded();
  const match = matchRoute(request.nextUrl.pathname);
  if (match && isCmsRoute(match.id)) return answerEditor(request, match, match.id);
  const { session, fault } = await openSessionIn(request.cookies);
  const response = await answer(request, match, session);
  if (fault !== null) {
    log().info({ fault }, 'session cookie cleared');
    clearSessionIn(jarOf(response));
  }
  keepReferral(request.nextUrl, jarOf(response));
  if (cameFromPartner(request)) writeCookie(jarOf(response), multibookCookie, '1');
  return response;
}

async function answer(
  request: NextRequest,
  match: RouteMatch | null,
  session: Session | null,
): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const canonical = canonicalPath(pathname);
  if (canonical !== null) return redirectPage(request, canonical + search, 301);
  if (!match || !isThere(match.route, serverConfig())) return showStatus(request, 'notFound');
  if (match.id === 'studentStart' && !taskHashSchema.safeParse(match.params.taskHash).success)
    return redirectPage(request, pathOf('linkError'), 302);
  const fromDiary = await answerFromDiary(request, match, session);
  if (fromDiary) return fromDiary;
  const visitor = visitorOf(session, hintsOf(request));
  const decision = await judge(askContent, match.route, visitor, pathname + search);
  if (decision.kind !== 'allow') return carryOut(request, decision, visitor);
  // The status of a page is settled before it is rendered, and so is what a landing depends on.
  const page = await loadPublicPage(askContent, match);
  if (page && !page.ok) return showStatus(request, 'serviceUnavailable');
  const response = showPage(request, match, page?.value ?? null);
  if (session) await actAs(request, response, session, actingAs(match.route, visitor)?.role);
  return response;
}

/** The content management has a session of its own; that of users plays no part there. [AUTH-20] */
async function answerEditor(
  request: NextRequest,
  match: RouteMatch,
  id: CmsRouteId,
): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { session, fault } = await openCmsSession(textIn(request.cookies, cmsSessionCookie));
  const decision = decideCms(id, session, pathname + search);
  const response = carryOutCms(request, match, decision);
  if (fault !== null) clearCookie(jarOf(response), cmsSessionCookie);
  return response;
}

function carryOutCms(request: NextRequest, match: RouteMatch, decision: CmsDecision) {
  if (decision.kind === 'redirect') return redirectPage(request, decision.to, 302);
  return decision.kind === 'forbidden'
    ? showStatus(request, 'forbidden')
    : showPage(request, match, null);
}

function hintsOf(request: NextRequest) {
  const hints = readHints(request.cookies, Date.now());
  return { ...hints, isMultibook: hints.isMultibook || cameFromPartner(request) };
}

/** [AUTH-18] */
function cameFromPartner(request: NextRequest): boolean {
  return isOnHost(request.headers.get('referer'), serverConfig().PARTNER_HOSTS);
}

function carryOut(
  request: NextRequest,
  decision: Exclude<GuardDecision, { kind: 'allow' }>,
  { current }: Visitor,
): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (decision.kind === 'loop') log().error({ alert: true }, `Зацикливание ссылки ${pathname}`);
  if (decision.kind !== 'redirect') return showStatus(request, 'forbidden');
  const response = redirectPage(request, decision.to, 302);
  // Who is asked to sign in comes back, even when the address gets lost on the way. [AUTH-03]
  const returnUrl = current === null ? comesBackTo(decision.to, pathname + search) : null;
  if (returnUrl !== null) writeCookie(jarOf(response), prevUriCookie, returnUrl);
  return response;
}

/** Who is bound to the diary already meets no page in between. [DIARY-01] [AUTH-07] */
async function answerFromDiary(
  request: NextRequest,
  match: RouteMatch,
  session: Session | null,
): Promise<NextResponse | null> {
  const way = await wayFromDiary(match, request, session?.current ?? null, isKnownAtDiary);
  if (!way) return null;
  const response = redirectPage(request, way.to, 302);
  await way.keep(jarOf(response));
  return response;
}

/** Who opens a page of theirs acts in its role from then on; what is fetched in advance is no visit. [AUTH-11] */
async function actAs(
  request: NextRequest,
  response: NextResponse,
  session: Session,
  role: Session['current']['role'] | undefined,
): Promise<void> {
  if (role === undefined || role === session.current.role) return;
  if (isPrefetch(request.headers)) return;
  await setSession(jarOf(response), registryOf(session, role));
}
