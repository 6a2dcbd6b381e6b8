import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/**
 * The SSO's address with our callback in it, and the state that it carries. Null when it has a
 * redirect_uri already or no state: such an address is not followed. [AUTH-02]
 */
export function withRedirectUri(address: string): { url: string; state: string } | null {
  const url = new URL(address);
  const state = url.searchParams.get('state');
  if (!state || url.searchParams.has('redirect_uri')) return null;
  const callback = new URL(pathOf('prosvAuth'), serverConfig().PUBLIC_ORIGIN);
  url.searchParams.set('redirect_uri', callback.href);
  return { url: url.href, state };
}

/** Where the SSO ends its own session and sends the browser back to. [AUTH-07] */
export function ssoSignOutAddress(returnTo: string): string {
  const { SSO_ORIGIN, PUBLIC_ORIGIN } = serverConfig();
  const url = new URL('/signout', SSO_ORIGIN);
  url.searchParams.set('consumer', 'rabochie-tetradi');
  url.searchParams.set('return', new URL(returnTo, PUBLIC_ORIGIN).href);
  return url.href;
}
