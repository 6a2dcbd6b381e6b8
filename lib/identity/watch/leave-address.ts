import { matchUrl, pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import { withReturnUrl } from '@/lib/routes/return-url';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/** Out everywhere, by the identity provider's own sign-out. */
export const signOutAddress = () => pathOf('logout');

/**
 * Ends the session of this browser alone and signs in whoever is signed in at the identity provider.
 * They come back to a page that is for everybody, else they begin at their own place. [AUTH-15]
 */
export function switchAddress(path: string): string {
  const isForAll = matchUrl(path)?.route.access === 'public';
  return isForAll
    ? withReturnUrl(pathOf('logout'), safeReturnUrl(path), { signIn: '' })
    : `${pathOf('logout')}?signIn=`;
}

/** Begins the sign-in that leads back to a path. */
export const signInAddress = (returnUrl: OwnPath | null) =>
  withReturnUrl(pathOf('prosv'), returnUrl);
