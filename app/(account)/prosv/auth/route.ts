import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { clearCookie, readCookie, textIn } from '@/lib/http/cookies/cookie-jar';
import { prevUriCookie } from '@/lib/identity/prev-uri';
import { pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { forgetReferral, keptReferral } from '@/lib/session/sign-in/kept-referral';
import { mayHaveForgotten, takeSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { ssoSignOutAddress } from '@/lib/session/sign-in/sso-address';
import type { JwtData } from '@/lib/session/session';
import type { Failure } from '@/lib/contract/call/result';
import { call } from '@/app/_server/main-api';
import { refuseHead, seeOther } from '@/app/_server/respond';
import {
  failedSignInAddress,
  placeAfterSignIn,
  signInWith,
  unusableTokenAddress,
} from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';

/** The way back from the SSO: code for token, token into the cookie, address bar clean. [AUTH-03] */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const { decision } = await decideHere('prosvAuth', pathOf('prosvAuth'));
  if (decision.kind === 'redirect') return seeOther(decision.to);
  const state = query.get('state');
  if (!state || !(await takeSignIn(state)))
    return seeOther(pathOf((await mayHaveForgotten()) ? 'login' : 'forbidden'));
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
  const { redirectUrl, homeworkHash } = stateParams;
  const homework = homeworkHash ? pathOf('studentStart', { taskHash: homeworkHash }) : null;
  const kept = await takeReturnUrl();
  const returnUrl = safeReturnUrl(redirectUrl) ?? homework ?? kept;
  return seeOther(await placeAfterSignIn(person, returnUrl));
}

/**
 * The SSO sends somebody back unsigned: silently asked, nobody was there [AUTH-07]; or a service is
 * unavailable [STATUS-14]; else something is wrong.
 */
async function withoutCode(error: string | null) {
  if (error === 'login_required') return seeOther((await takeReturnUrl()) ?? pathOf('home'));
  const isUnavailable = error === 'server_error' || error === 'temporarily_unavailable';
  const failure: Failure = {
    code: 'unavailable',
    status: isUnavailable ? 503 : 403,
    requestId: '',
  };
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

/** The kept address, judged again: anybody can write into that cookie. [AUTH-03] [ROUTE-02] */
async function takeReturnUrl(): Promise<OwnPath | null> {
  const jar = await cookies();
  const kept = readCookie(jar, prevUriCookie);
  if (textIn(jar, prevUriCookie) !== undefined) clearCookie(jar, prevUriCookie);
  return kept;
}

export { refuseHead as HEAD };
