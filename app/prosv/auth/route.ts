import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { BACK_URL_KEY } from '@/lib/identity/stored-identity';
import { matchRoute, pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { defaultPathOf } from '@/lib/session/addresses';
import { backUrlOptions } from '@/lib/session/back-url';
import { cookieOptions } from '@/lib/session/cookie';
import { forgetReferral, keptReferral } from '@/lib/session/kept-referral';
import { takeSignIn } from '@/lib/session/pending-sign-in';
import { ssoSignOutAddress } from '@/lib/session/sso-address';
import { mainRole, type JwtData } from '@/lib/session/session';
import {
  addSignIn,
  readSignIns,
  SIGN_INS_COOKIE,
  SIGN_INS_MAX_AGE,
} from '@/lib/session/sign-in-loop';
import type { Failure } from '@/lib/contract/result';
import type { LoginParams } from '@/lib/contract/endpoints/auth';
import { call } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';
import { failedSignInAddress, signInWith, unusableTokenAddress } from '@/app/_server/sign-in';
import { decideHere } from '@/app/_server/visitor';

/** The way back from the SSO: code for token, token into the cookie, address bar clean. [AUTH-03] */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const { verdict } = await decideHere('prosvAuth', pathOf('prosvAuth'));
  if (verdict.kind === 'redirect') return seeOther(verdict.to);
  const state = query.get('state');
  if (!state || !(await takeSignIn(state))) return seeOther(pathOf('forbidden'));
  const code = query.get('code');
  if (!code) return withoutCode(query.get('error'));

  const iss = query.get('iss') ?? undefined;
  const referralCode = await keptReferral();
  const exchanged = await call('authenticate', { query: { code, state, iss, referralCode } });
  if (!exchanged.ok) return seeOther(refusedAddress(exchanged.error));
  await forgetReferral();
  const { token, stateParams } = exchanged.value;
  let person: JwtData;
  try {
    person = await signInWith(token);
  } catch (error) {
    return seeOther(unusableTokenAddress(error));
  }
  return seeOther(await placeOf(person, stateParams));
}

/**
 * The SSO sends somebody back unsigned: silently asked, nobody was there [AUTH-07]; or something is
 * away [STATUS-14]; else something is wrong.
 */
async function withoutCode(error: string | null) {
  if (error === 'login_required') return seeOther((await takeBackUrl()) ?? pathOf('home'));
  const isAway = error === 'server_error' || error === 'temporarily_unavailable';
  const failure: Failure = { code: 'unavailable', status: isAway ? 503 : 403, requestId: '' };
  return seeOther(failedSignInAddress(failure));
}

/**
 * Who has no place here is signed out at the SSO as well: it would bring the same person again, and
 * on a family's computer another one is to come in. [AUTH-04]
 */
function refusedAddress(failure: Failure): string {
  if (failure.code === 'parent_not_allowed')
    return ssoSignOutAddress(`${pathOf('login')}?error=parent_not_allowed`);
  if (failure.code === 'forbidden') return ssoSignOutAddress(pathOf('forbidden'));
  return failedSignInAddress(failure);
}

/** Where a freshly signed-in person goes on. */
async function placeOf(person: JwtData, { redirectUrl, homeworkHash }: LoginParams) {
  const kept = await takeBackUrl();
  const homework = homeworkHash && pathOf('studentStart', { taskHash: homeworkHash });
  const wanted = safeReturnUrl(redirectUrl) ?? homework ?? kept;
  const isOpen = wanted !== null && !(await isForbidden(wanted));
  const place = isOpen ? wanted : defaultPathOf(mainRole(person.roles) ?? '');
  await countSignIn(place);
  return place;
}

/** A page of another role: whoever wanted it may have been somebody else. */
async function isForbidden(url: string): Promise<boolean> {
  const match = matchRoute(url.split(/[?#]/)[0] ?? '');
  return match !== null && (await decideHere(match.id, url)).verdict.kind === 'forbidden';
}

/** The kept address, judged anew: anybody can write into that cookie. [AUTH-03] [ROUTE-02] */
async function takeBackUrl(): Promise<string | null> {
  const jar = await cookies();
  const kept = safeReturnUrl(jar.get(BACK_URL_KEY)?.value);
  if (jar.has(BACK_URL_KEY)) jar.set(BACK_URL_KEY, '', backUrlOptions(0));
  return kept;
}

/** [AUTH-05] */
async function countSignIn(place: string): Promise<void> {
  const jar = await cookies();
  const now = Date.now();
  const signIns = readSignIns(jar.get(SIGN_INS_COOKIE)?.value, now);
  jar.set(SIGN_INS_COOKIE, addSignIn(signIns, place, now), cookieOptions(SIGN_INS_MAX_AGE));
}
