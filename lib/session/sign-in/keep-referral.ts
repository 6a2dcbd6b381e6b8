import { REFERRAL_NAME } from '@/lib/contract/auth/referral';
import { writeCookie, type CookieWriter } from '@/lib/http/cookies/cookie-jar';
import { pathOf } from '@/lib/routes/match';
import { readReferral, referralCookie } from '@/lib/session/cookies/referral';

/** The code of a referral link waits in a cookie until somebody registers. [ROUTE-26] */
export function keepReferral({ pathname, searchParams }: URL, jar: CookieWriter): void {
  const given = pathname === pathOf('home') ? searchParams.get(REFERRAL_NAME) : null;
  const code = readReferral(given);
  if (code !== null) writeCookie(jar, referralCookie, code);
}
