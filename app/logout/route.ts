import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { BACK_URL_KEY } from '@/lib/identity/stored-identity';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { backUrlOptions } from '@/lib/session/back-url';
import { cookieOptions, ownCookieName } from '@/lib/session/cookie';
import { isOnHost } from '@/lib/session/hints';
import { clearSession, readSession } from '@/lib/session/server';
import { ssoSignOutAddress } from '@/lib/session/sso-address';
import { patiently } from '@/app/_server/patiently';
import { seeOther } from '@/app/_server/respond';
import { revoke } from '@/app/_server/sign-in';
import { isSubResource } from '@/app/_server/sub-resource';

/**
 * Signs out: the tokens are revoked at the main API, the cookie cleared, the SSO's session ended;
 * then to returnUrl or home. With `expired` the SSO is left alone; with `signIn` too, and another
 * sign-in begins at once; with `signIn=anew` it begins after the SSO's session has ended, so that
 * another person can come in. [ROUTE-06, AUTH-14]
 */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const returnUrl = safeReturnUrl(onlyValue(query, 'returnUrl'));
  if (isSubResource(request.headers)) return seeOther(returnUrl ?? pathOf('home'));
  const session = await readSession();
  if (session) {
    // The cookie goes whatever the main API says, and without waiting long for it.
    await patiently(Promise.all(session.entries.map((entry) => revoke(entry))));
    await clearSession();
  }
  if (query.has('signIn')) {
    const next = signInAddress(query);
    return seeOther(query.get('signIn') === 'anew' ? ssoSignOutAddress(next) : next);
  }
  const jar = await cookies();
  jar.set(BACK_URL_KEY, '', backUrlOptions(0));
  const wanted = returnUrl ?? pathOf('home');
  if (isFromSso(request.headers)) return seeOther(wanted);
  // A page that noticed too late what was going on has cut off the way through the SSO.
  const cutOff = session ? null : safeReturnUrl(jar.get(signingOut())?.value);
  if (cutOff !== null) return seeOther(ssoSignOutAddress(cutOff));
  // A session that is over is begun anew at once.
  if (!session || query.has('expired')) return seeOther(wanted);
  jar.set(signingOut(), wanted, cookieOptions(SIGNING_OUT_MAX_AGE));
  return seeOther(ssoSignOutAddress(wanted));
}

/** The SSO knows already what it sends people here for. */
const isFromSso = (headers: Headers) =>
  isOnHost(headers.get('referer'), [new URL(serverConfig().SSO_ORIGIN).host]);

/** Where a sign-out that is under way leads. */
const signingOut = () => ownCookieName('signing-out');
/** As long as the way through the SSO takes, in seconds. */
const SIGNING_OUT_MAX_AGE = 15;

/** What the sign-in is to know; it judges each of them itself. */
function signInAddress(given: URLSearchParams): string {
  const query = new URLSearchParams(given);
  query.delete('signIn');
  return `${pathOf('prosv')}?${query}`;
}
