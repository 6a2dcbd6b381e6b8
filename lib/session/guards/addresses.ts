import { roles } from '@/lib/contract/auth/roles';
import { rulesOf, type Provider } from '@/lib/contract/auth/external-providers';
import { DEFAULT_DIARY, diaryProviderSchema } from '@/lib/contract/diary/diary';
import { providerSchema } from '@/lib/contract/user/user';
import { pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import { onlyValue } from '@/lib/routes/only-value';
import { withReturnUrl } from '@/lib/routes/return-url';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { UnknownRoleError } from '@/lib/session/session';

/**
 * Where somebody of this role begins. [ROUTE-28]
 *
 * @throws UnknownRoleError 'Cannot handle unknown role'
 */
export function defaultPathOf(role: string): OwnPath {
  switch (role) {
    case roles.teacher:
      return pathOf('teacherProfile');
    case roles.student:
      return pathOf('studentProfile');
    case roles.schoolAdmin:
      return pathOf('school');
    default:
      throw new UnknownRoleError();
  }
}

/** The query of a path with query. */
export const queryOf = (url: string) => new URLSearchParams(url.split('?').slice(1).join('?'));

/** The external identity provider that an address names, or null. [AUTH-01] */
export function providerOf(url: string): Provider | null {
  return providerSchema.safeParse(onlyValue(queryOf(url), 'provider')?.toLowerCase()).data ?? null;
}

/**
 * The sign-in page that leads back to the address that was asked for. A provider that it names goes
 * along, and all else of its query comes back with it. [ROUTE-02] [AUTH-16]
 */
export function loginPath(url: string): OwnPath {
  const provider = providerOf(url);
  if (provider === null) return withReturnUrl(pathOf('login'), safeReturnUrl(url));
  // Nobody is to be signed out for coming back from the sign-in. [AUTH-08]
  const returnUrl = safeReturnUrl(rulesOf(provider).signsInAgain ? withoutProvider(url) : url);
  return withReturnUrl(pathOf('login'), returnUrl, { provider });
}

/** Says that the diary was asked silently, and nobody was signed in there. */
const ASKED = 'asked';

/**
 * Begins the sign-in of somebody who comes from a diary: silently first; where that has led back
 * without anybody, with the diary's own pages. [ROUTE-09] [AUTH-07]
 */
export function diarySignInPath(url: string): OwnPath {
  const named = providerOf(url);
  const provider = diaryProviderSchema.safeParse(named).data ?? DEFAULT_DIARY;
  const area = `${pathOf('diary')}?${new URLSearchParams({ provider })}`;
  return queryOf(url).has(ASKED)
    ? withReturnUrl(pathOf('prosv'), safeReturnUrl(area), { provider })
    : withReturnUrl(pathOf('prosv'), safeReturnUrl(`${area}&${ASKED}`), {
        provider,
        silent: 'true',
      });
}

/**
 * Where a sign-in leads back to whose address gets lost on the way; null when a redirect begins no
 * sign-in. [AUTH-03]
 *
 * @param to of the redirect
 * @param asked what the visitor asked for
 */
export function comesBackTo(to: string, asked: string): OwnPath | null {
  if (to.startsWith(pathOf('login'))) return safeReturnUrl(asked);
  // Whom a diary does not sign in silently is asked otherwise. [AUTH-07]
  return to.startsWith(`${pathOf('prosv')}?`) ? safeReturnUrl(queryOf(to).get('returnUrl')) : null;
}

/** Signs out here alone and begins another sign-in at once. [AUTH-08] */
export function signInAgainPath(url: string, provider: Provider): OwnPath {
  const given = { signIn: '', provider, role: 'teacher' };
  return withReturnUrl(pathOf('logout'), safeReturnUrl(withoutProvider(url)), given);
}

function withoutProvider(url: string): string {
  const query = queryOf(url);
  query.delete('provider');
  const [path = ''] = url.split('?');
  return query.size === 0 ? path : `${path}?${query}`;
}
