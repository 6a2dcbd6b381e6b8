import { roles, type Role } from '@/lib/contract/roles';
import { pathOf } from '@/lib/routes/match';
import type { GuardName, Route } from '@/lib/routes/route';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import type { Session } from './session';

/** What guards know of who asks: plain data, from the session alone. */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'user'; role: Role; roles: readonly Role[]; status: 'new' | 'registered' };

export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'forbidden' };

/** What guards may know of a session. */
export function visitorOf(session: Session | null): Visitor {
  if (!session) return { kind: 'guest' };
  const { current, entries } = session;
  return {
    kind: 'user',
    role: current.role,
    roles: entries.map(({ role }) => role),
    status: current.jwtData.status,
  };
}

/**
 * Where somebody of this role begins. [ROUTE-28]
 *
 * @throws Error 'Cannot handle unknown role'
 */
export function defaultPathOf(role: string): string {
  switch (role) {
    case roles.teacher:
      return pathOf('teacherProfile');
    case roles.student:
      return pathOf('studentProfile');
    case roles.schoolAdmin:
      return pathOf('school');
    default:
      throw new Error('Cannot handle unknown role');
  }
}

/** The sign-in page that leads back to a path. [ROUTE-02] */
export function loginPath(returnTo: string): string {
  const safe = safeReturnUrl(returnTo);
  const query = safe && safe !== '/' ? `?${new URLSearchParams({ returnUrl: safe })}` : '';
  return pathOf('login') + query;
}

const allow: Verdict = { kind: 'allow' };

const requireRole =
  (role: Role) =>
  (visitor: Visitor): Verdict =>
    visitor.kind === 'user' && visitor.role === role ? allow : { kind: 'forbidden' };

const guards: Record<GuardName, (visitor: Visitor, url: string) => Verdict> = {
  guestOnly: (visitor, url) => {
    if (visitor.kind === 'guest') return allow;
    const wanted = safeReturnUrl(new URLSearchParams(url.split('?')[1]).get('returnUrl'));
    return { kind: 'redirect', to: wanted ?? defaultPathOf(visitor.role) };
  },
  // [ROUTE-18] A landing has nothing for somebody who works with the product already.
  notRegistered: (visitor) =>
    visitor.kind === 'user' && visitor.status === 'registered'
      ? { kind: 'redirect', to: defaultPathOf(visitor.role) }
      : allow,
  signedIn: (visitor, url) =>
    visitor.kind === 'user' ? allow : { kind: 'redirect', to: loginPath(url) },
  teacher: requireRole(roles.teacher),
  student: requireRole(roles.student),
  schoolAdmin: requireRole(roles.schoolAdmin),
  // [STATUS-10] Who is signed in is signed out first, but not a visitor from the region.
  meshCameBack: (visitor, url) => {
    if (visitor.kind === 'guest' || new URLSearchParams(url.split('?')[1]).has('mo')) return allow;
    const back = new URLSearchParams({ returnUrl: pathOf('meshCameBack') });
    return { kind: 'redirect', to: `${pathOf('logout')}?${back}` };
  },
};

/**
 * Whether this visitor may see this route, decided by its guards in order. Middleware asks to
 * redirect early, pages and handlers ask again. A pure function of its arguments.
 *
 * @param url path with query, as the visitor asked for it
 */
export function decide(route: Route, visitor: Visitor, url: string): Verdict {
  for (const guard of route.guards) {
    const verdict = guards[guard](visitor, url);
    if (verdict.kind !== 'allow') return verdict;
  }
  return allow;
}
