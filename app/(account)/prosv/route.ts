import type { NextRequest } from 'next/server';
import { loginParamsOf } from '@/lib/session/sign-in/login-params';
import { withRedirectUri } from '@/lib/session/sign-in/sso-address';
import { rememberSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { call } from '@/app/_server/main-api';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { failedSignInAddress } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';

/** Begins a sign-in: the main API keeps its secrets, the browser goes to the SSO. [AUTH-02] */
export async function GET(request: NextRequest) {
  const { searchParams: query, pathname, search } = request.nextUrl;
  const { decision } = await decideHere('prosv', pathname + search);
  if (decision.kind !== 'allow')
    return seeOther(decision.kind === 'redirect' ? decision.to : pathOf('forbidden'));
  const params = loginParamsOf(query);
  const begun = await call('createLoginState', { body: params });
  if (!begun.ok)
    return seeOther(failedSignInAddress(begun.error, safeReturnUrl(params.redirectUrl)));
  const address = withRedirectUri(begun.value.url);
  if (!address) return seeOther(pathOf('forbidden'));
  await rememberSignIn(address.state);
  return seeOther(address.url);
}

export { refuseHead as HEAD };
