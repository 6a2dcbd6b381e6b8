import { roles } from '@/lib/contract/auth/roles';
import { rulesOf, type Provider } from '@/lib/contract/auth/external-providers';
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
