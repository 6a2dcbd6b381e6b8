import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { cookieOptions } from './cookie';

/** Where a visitor was going when they were asked to sign in; scripts keep the same in local storage. */
export const BACK_URL_COOKIE = 'prev_uri';

/** As long as somebody may take to sign in, in seconds. */
export const BACK_URL_MAX_AGE = 15 * 60;

/** Scripts write and clear it as well: it is no secret, and judged by whoever follows it. */
export const backUrlOptions = (maxAge: number) => ({ ...cookieOptions(maxAge), httpOnly: false });

/** The kept address, judged anew: anybody can write into a cookie. [AUTH-03] [ROUTE-02] */
export function readBackUrl(value: string | undefined): string | null {
  return safeReturnUrl(value);
}
