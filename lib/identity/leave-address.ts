import { matchRoute, pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

const withReturn = (path: string, returnTo: string, flags: Record<string, ''> = {}) =>
  `${path}?${new URLSearchParams({ returnUrl: safeReturnUrl(returnTo) ?? pathOf('home'), ...flags })}`;

/** Out everywhere, by the identity provider's own sign-out. */
export const signOutAddress = () => pathOf('logout');

/** Ends the session of this browser alone, then back to a path: a guest signs in there. [AUTH-12] */
export const expiredAddress = (returnTo: string) =>
  withReturn(pathOf('logout'), returnTo, { expired: '' });

/**
 * Ends the session of this browser alone and signs in whoever is signed in at the identity provider.
 * They come back to a page that is for everybody, else they begin at their own place. [AUTH-15]
 */
export function switchAddress(path: string): string {
  const isForAll = matchRoute(path.split(/[?#]/)[0] ?? '')?.route.access === 'public';
  return isForAll
    ? withReturn(pathOf('logout'), path, { signIn: '' })
    : `${pathOf('logout')}?signIn=`;
}

/** Begins the sign-in that leads back to a path. */
export const signInAddress = (returnTo: string) => withReturn(pathOf('prosv'), returnTo);
