import { cookies } from 'next/headers';
import { cookieOptions } from '@/lib/session/cookie';
import { readReferral, REFERRAL_COOKIE } from './referral';

/** The referral code that this browser came with, or undefined. [ROUTE-26] */
export async function keptReferral(): Promise<string | undefined> {
  return readReferral((await cookies()).get(REFERRAL_COOKIE)?.value) ?? undefined;
}

/** Forgets the code once it was sent, whether it counted or not; for route handlers. */
export async function forgetReferral(): Promise<void> {
  const jar = await cookies();
  if (jar.has(REFERRAL_COOKIE)) jar.set(REFERRAL_COOKIE, '', cookieOptions(0));
}
