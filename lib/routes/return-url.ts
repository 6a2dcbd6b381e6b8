import { pathOf } from './match';
import type { OwnPath } from './own-path';
import { safeReturnUrl } from './safe-return-url';

/** A path with a return address in its query; home, and what is no place to return to, are left out. */
export function withReturnUrl(
  path: OwnPath,
  returnUrl: OwnPath | null,
  rest: Record<string, string> = {},
): OwnPath {
  const safe = safeReturnUrl(returnUrl);
  const query = new URLSearchParams({ ...rest, ...(safe && safe !== '/' && { returnUrl: safe }) });
  return query.size === 0 ? path : (`${path}?${query}` as OwnPath);
}

/** Ends the session of this browser alone, then back to a path: a guest signs in there. [AUTH-12] */
export const expiredAddress = (returnUrl: OwnPath | null) =>
  withReturnUrl(pathOf('logout'), returnUrl, { expired: '' });
