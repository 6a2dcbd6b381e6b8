import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { BACK_URL_KEY } from '@/lib/identity/stored-identity';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { backUrlOptions } from '@/lib/session/back-url';
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
  (await cookies()).set(BACK_URL_KEY, '', backUrlOptions(0));
  if (!session || isLeftAlone(request)) return seeOther(returnUrl ?? pathOf('home'));
  return seeOther(ssoSignOutAddress(returnUrl ?? pathOf('home')));
}

/** A session that is over is begun anew at once; and where the SSO sends people here, it knows. */
function isLeftAlone({ headers, nextUrl }: NextRequest): boolean {
  const ssoHost = new URL(serverConfig().SSO_ORIGIN).host;
  return nextUrl.searchParams.has('expired') || isOnHost(headers.get('referer'), [ssoHost]);
}

/** What the sign-in is to know; it judges each of them itself. */
function signInAddress(given: URLSearchParams): string {
  const query = new URLSearchParams(given);
  query.delete('signIn');
  return `${pathOf('prosv')}?${query}`;
}
