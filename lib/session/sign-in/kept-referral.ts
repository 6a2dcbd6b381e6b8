import { cookies } from 'next/headers';
import { clearCookie, readCookie, textIn } from '@/lib/http/cookies/cookie-jar';
import { referralCookie } from '@/lib/session/cookies/referral';

/** The referral code that this browser came with, or undefined. [ROUTE-26] */
export async function keptReferral(): Promise<string | undefined> {
  return readCookie(await cookies(), referralCookie) ?? undefined;
}

/** Forgets the code once it was sent, whether it counted or not; for route handlers. */
export async function forgetReferral(): Promise<void> {
  const jar = await cookies();
  if (textIn(jar, referralCookie) !== undefined) clearCookie(jar, referralCookie);
}
