import { matchUrl, pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import type { Route } from '@/lib/routes/route';
import { routes, type CmsRouteId } from '@/lib/routes/routes';
import { onlyValue } from '@/lib/routes/only-value';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import type { CmsSession } from '@/lib/session/cms-session';
import { queryOf } from './addresses';

/** What is decided about a path of the content management, from its own session alone. [AUTH-20] */
export type CmsDecision =
  { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'forbidden' };

/** Who is for whom: pages of editors are seen by all who are signed in, pages of operators by them. */
const isInside = (access: Route['access']) => access === 'editor' || access === 'ops';

/**
 * Whether an editor, or somebody who is none, may come to this path. Middleware asks to redirect
 * early, pages and handlers ask again. A pure function of its arguments. [ROUTE-07]
 *
 * @param editor null for nobody
 * @param url path with query, as the visitor asked for it
 */
export function decideCms(
  id: CmsRouteId,
  editor: Pick<CmsSession, 'cmsRoles'> | null,
  url: string,
): CmsDecision {
  const { access }: Route = routes[id];
  if (isInside(access) && !editor) return { kind: 'redirect', to: cmsLoginPath(url) };
  if (access === 'ops' && !editor?.cmsRoles.includes('ops')) return { kind: 'forbidden' };
  if (access === 'guest' && editor) {
    const returnUrl = cmsReturnUrl(onlyValue(queryOf(url), 'returnUrl'));
    return { kind: 'redirect', to: returnUrl ?? pathOf('cms') };
  }
  return { kind: 'allow' };
}

/** The sign-in page of editors that leads back to a path; it begins at `/cms` by itself. */
export function cmsLoginPath(returnUrl: string): string {
  return withCmsReturnUrl(pathOf('cmsLogin'), returnUrl);
}

/** A path with a return address in its query; one that is no page for editors is left out. */
export function withCmsReturnUrl(
  path: string,
  returnUrl: string | undefined,
  rest: Record<string, string> = {},
): string {
  const safe = cmsReturnUrl(returnUrl);
  const query = new URLSearchParams({
    ...rest,
    ...(safe !== null && safe !== pathOf('cms') && { returnUrl: safe }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A redirect target that is a page for editors, or null: nothing else is returned to from here. */
export function cmsReturnUrl(target: string | null | undefined): OwnPath | null {
  const safe = safeReturnUrl(target);
  const match = matchUrl(safe ?? '');
  return match && isInside(match.route.access) ? safe : null;
}
