import type { NextRequest } from 'next/server';
import { noAnswer, type Failure } from '@/lib/contract/call/result';
import { pathOf } from '@/lib/routes/match';
import { cmsReturnUrl } from '@/lib/session/guards/cms-guard';
import { cmsSignInCookie } from '@/lib/session/cookies/cms-sign-in';
import { writeCmsSession } from '@/lib/session/cms-server';
import { takeSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { isRefused, verifyCmsToken } from '@/lib/session/sign-in/verify-token';
import { failureAddress } from '@/lib/status/failure-address';
import { callCms, decideCmsHere } from '@/app/_server/session/cms';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { isRefusal } from '@/app/_server/session/sign-in';

/**
 * The way back from the SSO: code for token, token into the cookie of editors, address bar clean. A
 * user's session is neither read nor changed. [AUTH-20]
 */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const { decision } = await decideCmsHere('cmsAuth', pathOf('cmsAuth'));
  if (decision.kind === 'redirect') return seeOther(decision.to);
  const [code, state] = [query.get('code'), query.get('state')];
  if (!state || !(await takeSignIn(state, cmsSignInCookie)) || !code) return backToLogin('failed');

  const iss = query.get('iss') ?? undefined;
  const exchanged = await callCms('authenticateCms', { query: { code, state, iss } });
  if (!exchanged.ok) return refused(exchanged.error);
  const { token, redirectUrl } = exchanged.value;
  try {
    await verifyCmsToken(token);
  } catch (error) {
    return isRefused(error)
      ? backToLogin('failed')
      : seeOther(failureAddress(noAnswer, pathOf('cms')));
  }
  await writeCmsSession(token);
  return seeOther(cmsReturnUrl(redirectUrl) ?? pathOf('cms'));
}

function refused(failure: Failure) {
  if (!isRefusal(failure)) return seeOther(failureAddress(failure, pathOf('cms')));
  return backToLogin(failure.code === 'forbidden' ? 'forbidden' : 'failed');
}

/** Whoever is not let in is told so where editors sign in. */
const backToLogin = (error: 'forbidden' | 'failed') =>
  seeOther(`${pathOf('cmsLogin')}?error=${error}`);

export { refuseHead as HEAD };
