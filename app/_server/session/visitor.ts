import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { routes, type RouteId } from '@/lib/routes/routes';
import { pathOf } from '@/lib/routes/match';
import type { Route } from '@/lib/routes/route';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { actingAs, diaryToNotify, judge, type GuardDecision } from '@/lib/session/guards/guards';
import { readHints } from '@/lib/session/guards/hints';
import { readSession } from '@/lib/session/server';
import type { Session, SessionEntry } from '@/lib/session/session';
import { visitorOf, type Visitor } from '@/lib/session/guards/visitor';
import { askContent } from '@/lib/upstream/public-content';
import { call } from '@/app/_server/main-api';
import { withTimeLimit } from '@/app/_server/with-time-limit';
import { requestedUrl } from '@/app/_server/pages/requested-url';

/** Who asks, as guards see them. */
export async function readVisitor(): Promise<{ session: Session | null; visitor: Visitor }> {
  const [session, jar] = await Promise.all([readSession(), cookies()]);
  const hints = readHints(jar, Date.now());
  return { session, visitor: visitorOf(session, hints) };
}

/**
 * Decided with the same function as in middleware: a page or handler stands even when middleware
 * does not.
 *
 * @param url path with query; what the visitor asked for when it is left out
 */
export async function decideHere(
  id: RouteId,
  url?: string,
): Promise<{ decision: GuardDecision; session: Session | null; visitor: Visitor }> {
  const route: Route = routes[id];
  const { session, visitor } = await readVisitor();
  const decision = await judge(askContent, route, visitor, url ?? (await requestedUrl()));
  return { decision, session, visitor };
}

/** The signed-in person of a page. Never returns for those who may not see the page. */
export async function requireVisitor(id: RouteId): Promise<SessionEntry> {
  const { decision, session, visitor } = await decideHere(id);
  if (decision.kind === 'redirect') redirect(decision.to);
  const role = actingAs(routes[id], visitor)?.role;
  const entry = session?.entries.find((one) => one.role === role);
  if (decision.kind !== 'allow' || !entry) redirect(pathOf('forbidden'));
  return entry;
}

/** The main API learns that somebody comes from a school diary; the page is shown whatever it says. [AUTH-08] */
export async function notifyDiary(id: RouteId): Promise<void> {
  const url = await requestedUrl();
  const provider = diaryToNotify(routes[id], url);
  if (provider === null) return;
  const redirectUrl = safeReturnUrl(url) ?? undefined;
  await withTimeLimit(call('createLoginState', { body: { provider, redirectUrl } }));
}
