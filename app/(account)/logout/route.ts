import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { clearCookie, readCookie, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { prevUriCookie } from '@/lib/identity/prev-uri';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { signingOutCookie } from '@/lib/session/cookies/signing-out';
import { bindWhoSignsIn, forgetLink } from '@/lib/session/diary/kept-link';
import { isOnHost } from '@/lib/session/guards/hints';
import { endSession, readSession } from '@/lib/session/server';
import { ssoSignOutAddress } from '@/lib/session/sign-in/sso-address';
import { askFirst } from '@/app/_server/ask-first';
import { withTimeLimit } from '@/app/_server/with-time-limit';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { revoke } from '@/app/_server/session/sign-in';
import { isSubResource } from '@/lib/routes/sub-resource';

/**
 * Signs out: the tokens are revoked at the main API, the cookie cleared, the SSO's session ended;
 * then to returnUrl or home. With `expired` the SSO is left alone; with `signIn` too, and another
 * sign-in begins at once; with `signIn=again` it begins after the SSO's session has ended, so that
 * another person can come in. [ROUTE-06, AUTH-14]
 */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const returnUrl = safeReturnUrl(onlyValue(query, 'returnUrl')) ?? pathOf('home');
  if (isSubResource(request.headers)) return seeOther(returnUrl);
  const session = await readSession();
  const question = session && askFirst('logout', request);
  if (question) return question;
  if (session) {
    // The cookie goes whatever the main API says, and without waiting long for it.
    await withTimeLimit(Promise.all(session.entries.map((entry) => revoke(entry))));
    await endSession(session);
  }
  // What a diary has brought was for who is gone, unless its page is where the way goes on.
  if (new URL(returnUrl, request.url).pathname === pathOf('diary')) await bindWhoSignsIn();
  else if (!query.has('expired')) await forgetLink();
  const jar = await cookies();
  const signIn = query.get('signIn');
  if (signIn !== null && signIn !== 'again') return seeOther(signInAddress(query));
  const isWayOut = signIn === 'again' || (!query.has('expired') && !isFromSso(request.headers));
  if (session && isWayOut) writeCookie(jar, signingOutCookie, returnUrl);
  if (signIn === 'again') return seeOther(ssoSignOutAddress(signInAddress(query)));
  clearCookie(jar, prevUriCookie);
  if (session) return seeOther(isWayOut ? ssoSignOutAddress(returnUrl) : returnUrl);
  const cutOff = isCutIn(request.headers) ? readCookie(jar, signingOutCookie) : null;
  return seeOther(cutOff === null ? returnUrl : ssoSignOutAddress(cutOff));
}

/**
 * Whether it may be the script of a page that noticed too late what was going on, and has cut off
 * the way through the SSO: no click of a person's, and not the SSO itself. Several may cut in one
 * after the other, so the cookie is left to end by itself.
 */
const isCutIn = (headers: Headers) => !headers.has('sec-fetch-user') && !isFromSso(headers);

/** The SSO knows already what it sends people here for. */
const isFromSso = (headers: Headers) =>
  isOnHost(headers.get('referer'), [new URL(serverConfig().SSO_ORIGIN).host]);

/** What the sign-in is to know; it judges each of them itself. */
function signInAddress(given: URLSearchParams): string {
  const query = new URLSearchParams(given);
  query.delete('signIn');
  return `${pathOf('prosv')}?${query}`;
}

export { refuseHead as HEAD };
