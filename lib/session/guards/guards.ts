import { productFeaturesFrom } from '@/lib/config/product-features';
import type { AskContent } from '@/lib/contract/call/result';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { rulesOf, rulesOfType, type Provider } from '@/lib/contract/auth/external-providers';
import { unavailableProviders } from '@/lib/contract/user/feature-details';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { userFeatures } from '@/lib/contract/user/user-features';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import type { GuardName, Route } from '@/lib/routes/route';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import {
  defaultPathOf,
  diarySignInPath,
  loginPath,
  providerOf,
  queryOf,
  signInAgainPath,
} from './addresses';
import { withReturnUrl, expiredAddress } from '@/lib/routes/return-url';
import { isSignInLoop } from './sign-in-loop';
import {
  isMash,
  isMosOblast,
  needsName,
  registrationOf,
  type Visitor,
  type VisitorRole,
} from './visitor';

/** All that a decision depends on. */
export type Situation = {
  visitor: Visitor;
  /** Path with query, as the visitor asked for it. */
  url: string;
  /** The product feature of this name. [AUTH-19] */
  isMeshAvailable: boolean;
  /** Through whom nobody can sign in now. [FEAT-01] */
  unavailable: readonly Provider[];
  /** Milliseconds since 1970. */
  now: number;
};

export type GuardDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  | { kind: 'forbidden' }
  /** Signing in leads back here again and again. [AUTH-05] */
  | { kind: 'loop' };

/** One guard: `user` is the role that the visitor acts in on this route, null for a guest. */
type Guard = (user: VisitorRole | null, situation: Situation) => GuardDecision;

const allow: GuardDecision = { kind: 'allow' };
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

const requireRole =
  (role: Role): Guard =>
  (user, { visitor, url }) => {
    if (user?.role === role) return allow;
    // [AUTH-12] Their token of this role has expired, that of another has not.
    return visitor.expired.includes(role)
      ? redirect(expiredAddress(safeReturnUrl(url)))
      : { kind: 'forbidden' };
  };

/** Where somebody who needs no sign-in is sent instead: where they wanted to go, else to their place. */
const onward = (user: VisitorRole, url: string) =>
  redirect(safeReturnUrl(onlyValue(queryOf(url), 'returnUrl')) ?? defaultPathOf(user.role));

const guards: Record<GuardName, Guard> = {
  guestOnly: (user, { url }) => (user ? onward(user, url) : allow),
  // [AUTH-17] Who is only partly registered may still sign in with an account.
  notSignedInFully: (user, { url }) =>
    user && registrationOf(user) === 'fullyRegistered' ? onward(user, url) : allow,
  // [ROUTE-18] A landing has nothing for somebody who works with the product already.
  notRegistered: (user) =>
    user && registrationOf(user) === 'fullyRegistered' ? redirect(defaultPathOf(user.role)) : allow,
  // [ROUTE-04]
  toLogin: (_user, { url }) => redirect(pathOf('login') + url.slice(url.split('?')[0]?.length)),
  signedIn: (user, { visitor, url, now }) => {
    if (user) return allow;
    return isSignInLoop(visitor.signIns, url, now) ? { kind: 'loop' } : redirect(loginPath(url));
  },
  // [AUTH-19]
  availability: (user, { visitor, isMeshAvailable }) => {
    if (isMeshAvailable) return allow;
    if (isMash(user, visitor)) return redirect(pathOf('mashUnreachable'));
    return isMosOblast(user) ? redirect(pathOf('moUnreachable')) : allow;
  },
  teacher: requireRole(roles.teacher),
  student: requireRole(roles.student),
  schoolAdmin: requireRole(roles.schoolAdmin),
  // [AUTH-08]
  loginRedirect: (_user, { url, unavailable }) => {
    const provider = providerOf(url);
    // Nobody is signed out for a provider that lets nobody in. [FEAT-01]
    return provider && rulesOf(provider).signsInAgain && !unavailable.includes(provider)
      ? redirect(signInAgainPath(url, provider))
      : allow;
  },
  // [ROUTE-05]
  teaching: (user, { visitor, url }) => {
    if (user?.features.includes(userFeatures.teachingChosen)) return allow;
    if (visitor.isMultibook || rulesOfType(user?.providerType ?? '').knowsTeaching) return allow;
    return redirect(withReturnUrl(pathOf('teachingSelection'), safeReturnUrl(url)));
  },
  named: (user, { url }) =>
    needsName(user) ? redirect(withReturnUrl(pathOf('student'), safeReturnUrl(url))) : allow,
  // [ROUTE-12] It says as whom the visitor acts, and lets everybody in.
  teacherFirst: () => allow,
  // [STATUS-10] Who is signed in is signed out first, but not a visitor from the region.
  meshCameBack: (user, { url }) =>
    user === null || queryOf(url).has('mo')
      ? allow
      : redirect(
          `${pathOf('logout')}?${new URLSearchParams({ returnUrl: pathOf('meshCameBack') })}`,
        ),
  // [ROUTE-09] Who is signed in at the diary meets no page on the way.
  fromDiary: (user, { url, visitor, now }) => {
    if (user) return allow;
    return isSignInLoop(visitor.signIns, url, now)
      ? { kind: 'loop' }
      : redirect(diarySignInPath(url));
  },
};

/** Whom the guards are about, who comes first; names are asked of students alone. */
const rolesOfGuard: Partial<Record<GuardName, readonly Role[]>> = {
  teacher: [roles.teacher],
  student: [roles.student],
  schoolAdmin: [roles.schoolAdmin],
  named: [roles.student],
  teacherFirst: [roles.teacher, roles.student],
};

/**
 * The role that a visitor acts in on a route: the first of those that it is for, when they are signed in
 * with it, else the current one. [AUTH-11] [ROUTE-12]
 */
export function actingAs({ guards: names }: Route, { current, held }: Visitor): VisitorRole | null {
  const wanted = names.map((name) => rolesOfGuard[name]).find((of) => of !== undefined) ?? [];
  const own = wanted.flatMap((role) => held.find((one) => one.role === role) ?? []);
  return own[0] ?? current;
}

/**
 * Whether this visitor may see this route, decided by its guards in order. Middleware asks to
 * redirect early, pages and handlers ask again. A pure function of its arguments.
 */
export function decide(route: Route, situation: Situation): GuardDecision {
  const user = actingAs(route, situation.visitor);
  for (const guard of route.guards) {
    const decision = guards[guard](user, situation);
    if (decision.kind !== 'allow') return decision;
  }
  return allow;
}

/** Whether the decision depends on the product feature: only then is it worth asking for. [AUTH-19] */
function dependsOnMesh({ guards: names }: Route, visitor: Visitor): boolean {
  if (!names.includes('availability')) return false;
  return (
    isMash(null, visitor) || visitor.held.some((user) => isMash(user, visitor) || isMosOblast(user))
  );
}

/** Whether the decision depends on which providers there are. [AUTH-08] */
function dependsOnProvider({ guards: names }: Route, url: string): boolean {
  const provider = names.includes('loginRedirect') ? providerOf(url) : null;
  return provider !== null && rulesOf(provider).signsInAgain === true;
}

/**
 * Decides with the product features as they are now, which are asked for only where they matter.
 *
 * @param ask what asks for the features; without a reply the platform counts as available [FEAT-01]
 */
export async function judge(
  ask: AskContent,
  route: Route,
  visitor: Visitor,
  url: string,
): Promise<GuardDecision> {
  const features =
    dependsOnMesh(route, visitor) || dependsOnProvider(route, url)
      ? productFeaturesFrom(await ask('getProductFeatures', {}), visitor.switchedOn)
      : defaultProductFeatures;
  return decide(route, {
    ...{ visitor, url, now: Date.now() },
    isMeshAvailable: features.isMeshAvailable.enable,
    unavailable: unavailableProviders(features),
  });
}

/**
 * The school diary that is to be told of the visit of somebody who is signed in already, or null.
 * [AUTH-08]
 */
export function diaryToNotify({ guards: names }: Route, url: string): Provider | null {
  const provider = names.includes('loginRedirect') ? providerOf(url) : null;
  return provider && rulesOf(provider).isNotified ? provider : null;
}
