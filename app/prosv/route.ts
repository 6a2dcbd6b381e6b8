import type { NextRequest } from 'next/server';
import { loginParamsOf } from '@/lib/session/login-params';
import { withRedirectUri } from '@/lib/session/sso-address';
import { rememberSignIn } from '@/lib/session/pending-sign-in';
import { pathOf } from '@/lib/routes/match';
import { call } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';
import { failedSignInAddress } from '@/app/_server/sign-in';
import { decideHere } from '@/app/_server/visitor';

/** Begins a sign-in: the main API keeps its secrets, the browser goes to the SSO. [AUTH-02] */
export async function GET(request: NextRequest) {
  const { searchParams: query, pathname, search } = request.nextUrl;
  const { verdict } = await decideHere('prosv', pathname + search);
  if (verdict.kind !== 'allow')
    return seeOther(verdict.kind === 'redirect' ? verdict.to : pathOf('forbidden'));
  const params = loginParamsOf(query);
  const begun = await call('createLoginState', { body: params });
  if (!begun.ok) return seeOther(failedSignInAddress(begun.error, params.redirectUrl));
  const address = withRedirectUri(begun.value.url);
  if (!address) return seeOther(pathOf('forbidden'));
  await rememberSignIn(address.state);
  return seeOther(address.url);
}
