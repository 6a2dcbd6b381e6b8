import { REFERRAL_NAME, REFERRAL_PATTERN } from '@/lib/contract/auth/referral';
import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';

/** The code out of an address or a cookie; whatever is no code is none. [ROUTE-26] */
export function readReferral(value: string | null | undefined): string | null {
  return typeof value === 'string' && REFERRAL_PATTERN.test(value) ? value : null;
}

/** The code of a referral link, until somebody registers; scripts do not see it. [ROUTE-26] */
export const referralCookie = ownCookie({
  name: REFERRAL_NAME,
  schema: textSchema(readReferral),
  lifetime: 30 * 24 * 60 * 60,
  protection: 'plain',
  readableByScripts: false,
});
