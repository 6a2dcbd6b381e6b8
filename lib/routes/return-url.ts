import { pathOf } from './match';
import { safeReturnUrl } from './safe-return-url';

/** A path with a return address in its query; one that is not our own is left out. */
export function withReturnUrl(path: string, returnTo: string, rest: Record<string, string> = {}) {
  const safe = safeReturnUrl(returnTo);
  const query = new URLSearchParams({ ...rest, ...(safe && safe !== '/' && { returnUrl: safe }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Ends the session of this browser alone, then back to a path: a guest signs in there. [AUTH-12] */
export const expiredAddress = (returnTo: string) =>
  withReturnUrl(pathOf('logout'), returnTo, { expired: '' });
