import type { NextRequest } from 'next/server';
import { loginParamsOf } from '@/lib/session/login-params';
import { withRedirectUri } from '@/lib/session/sso-address';
import { rememberSignIn } from '@/lib/session/pending-sign-in';
import { pathOf } from '@/lib/routes/match';
import { failureAddress } from '@/lib/status/failure-address';
import { call } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';

/** Begins a sign-in: the main API keeps its secrets, the browser goes to the SSO. [AUTH-02] */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams;
  const begun = await call('createLoginState', { body: loginParamsOf(query) });
  // Away is not the same as refused. [STATUS-14] [AUTH-04]
  if (!begun.ok && (begun.error.status === 0 || begun.error.status >= 500))
    return seeOther(failureAddress(begun.error, query.get('returnUrl') ?? ''));
  const address = begun.ok ? withRedirectUri(begun.value.url) : null;
  if (!address) return seeOther(pathOf('forbidden'));
  await rememberSignIn(address.state);
  return seeOther(address.url);
}
