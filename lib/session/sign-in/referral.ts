import { REFERRAL_PATTERN } from '@/lib/contract/auth/referral';
import { cookieOptions } from '@/lib/session/cookie';

/** Where the code of a referral link waits for a registration; scripts do not see it. [ROUTE-26] */
export const REFERRAL_COOKIE = 'ref';

/** For how long, in seconds. */
const MAX_AGE = 30 * 24 * 60 * 60;

/** How the cookie is set. */
export const referralCookieOptions = () => cookieOptions(MAX_AGE);

/** The code out of an address or a cookie; whatever is no code is none. */
export function readReferral(value: string | null | undefined): string | null {
  return typeof value === 'string' && REFERRAL_PATTERN.test(value) ? value : null;
}
