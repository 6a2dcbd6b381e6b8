import { cookies } from 'next/headers';
import { noAnswer, type Failure } from '@/lib/contract/call/result';
import { matchUrl, pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { readCookie, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { signInsCookie } from '@/lib/session/cookies/sign-ins';
import { addSignIn, recentSignIns } from '@/lib/session/guards/sign-in-loop';
import { readSession, writeSession } from '@/lib/session/server';
import {
  mainRole,
  readJwtData,
  UnknownRoleError,
  type JwtData,
  type SessionEntry,
} from '@/lib/session/session';
import { isRefused, verifyEduToken } from '@/lib/session/sign-in/verify-token';
import { failureAddress } from '@/lib/status/failure-address';
import { callAs } from '@/app/_server/main-api';
import { withTimeLimit } from '@/app/_server/with-time-limit';
import { decideHere } from './visitor';

/**
 * Signs in with a token that the main API has just given: verified, put into the cookie in the place
 * of an older one of its role, whose session ends: nobody could end it any more.
 *
 * @param requestId as for `callAs`
 * @throws when the token does not verify or the keys cannot be had; nothing is written then
 */
export async function signInWith(token: string, requestId?: string): Promise<JwtData> {
  await verifyEduToken(token);
  const jwtData = readJwtData(token);
  const session = await readSession();
  const role = mainRole(jwtData.roles);
  const replaced = session?.entries.find((entry) => entry.role === role);
  await writeSession(token);
  // A renewed token is of the same session, which goes on.
  const isOther = replaced?.userId !== jwtData.id || replaced.jwtData.jti !== jwtData.jti;
  if (replaced && isOther) await withTimeLimit(revoke(replaced, requestId));
  return jwtData;
}

/**
 * Where a freshly signed-in person goes on: where they wanted to, unless it is a page of another role
 * (whoever wanted it may have been somebody else), or to their own place. The sign-in is counted, so
 * that a loop can be found. [AUTH-03] [AUTH-05]
 */
export async function placeAfterSignIn(
  { roles }: JwtData,
  returnUrl: OwnPath | null,
): Promise<string> {
  const safe = safeReturnUrl(returnUrl);
  const isOpen = safe !== null && !(await isForbidden(safe));
  const place = isOpen ? safe : defaultPathOf(mainRole(roles) ?? '');
  const jar = await cookies();
  const now = Date.now();
  const signIns = recentSignIns(readCookie(jar, signInsCookie), now);
  writeCookie(jar, signInsCookie, addSignIn(signIns, place, now));
  return place;
}

async function isForbidden(url: string): Promise<boolean> {
  const match = matchUrl(url);
  return match !== null && (await decideHere(match.id, url)).decision.kind === 'forbidden';
}

/** Whether the main API refused: unlike being unavailable, that is not mended by a retry. */
export const isRefusal = ({ status }: Failure) => status >= 400 && status < 500 && status !== 429;

/** Where a sign-in ends that the main API did not carry out. [AUTH-04] [STATUS-14] */
export function failedSignInAddress(failure: Failure, returnUrl: OwnPath | null = null): string {
  return isRefusal(failure) ? pathOf('forbidden') : failureAddress(failure, returnUrl);
}

/** Where a sign-in ends whose token was given and could not be used. [AUTH-03] */
export function unusableTokenAddress(error: unknown): string {
  if (error instanceof UnknownRoleError) return pathOf('roleInvalid');
  if (isRefused(error)) return pathOf('forbidden');
  return failureAddress(noAnswer, null);
}

/**
 * Revokes the token of an entry; that it could not be done is in the log already. [AUTH-14]
 *
 * @param requestId as for `callAs`
 */
export async function revoke(entry: SessionEntry, requestId?: string): Promise<void> {
  await callAs(entry, 'signOut', {}, requestId);
}
