import { serverConfig } from '@/lib/config/server';
import { pathOf } from '@/lib/routes/match';

/**
 * The SSO's address with our callback in it, and the state that it carries. Null when it is not at
 * the SSO, or has a redirect_uri already or no state: such an address is not followed. [AUTH-02]
 *
 * @param callbackId the route that takes the SSO's answer
 */
export function withRedirectUri(
  address: string,
  callbackId: 'prosvAuth' | 'cmsAuth' = 'prosvAuth',
): { url: string; state: string } | null {
  const url = new URL(address);
  const state = url.searchParams.get('state');
  const { SSO_ORIGIN, PUBLIC_ORIGIN } = serverConfig();
  if (!state || url.searchParams.has('redirect_uri') || url.origin !== SSO_ORIGIN) return null;
  const callback = new URL(pathOf(callbackId), PUBLIC_ORIGIN);
  url.searchParams.set('redirect_uri', callback.href);
  return { url: url.href, state };
}

/** How the SSO knows who sends people to its pages. */
const CONSUMER = 'rabochie-tetradi';

/** Where the SSO ends its own session and sends the browser back to. [AUTH-07] */
export function ssoSignOutAddress(returnUrl: string): string {
  const { SSO_ORIGIN, PUBLIC_ORIGIN } = serverConfig();
  const back = new URL(returnUrl, PUBLIC_ORIGIN).href;
  return `${SSO_ORIGIN}/signout?${new URLSearchParams({ consumer: CONSUMER, return: back })}`;
}

/** Where the SSO shows people their account. [AUTH-07] */
export function ssoProfileAddress(): string {
  return `${serverConfig().SSO_ORIGIN}/profile?${new URLSearchParams({ consumer: CONSUMER })}`;
}
