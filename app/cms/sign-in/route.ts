import type { NextRequest } from 'next/server';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import { cmsReturnUrl } from '@/lib/session/guards/cms-guard';
import { rememberSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { cmsSignInCookie } from '@/lib/session/cookies/cms-sign-in';
import { withRedirectUri } from '@/lib/session/sign-in/sso-address';
import { callCms, decideCmsHere } from '@/app/_server/session/cms';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { failedSignInAddress } from '@/app/_server/session/sign-in';

/** Begins the sign-in of an editor: the main API keeps its secrets, the browser goes to the SSO. [AUTH-20] */
export async function GET(request: NextRequest) {
  const { searchParams: query, pathname, search } = request.nextUrl;
  const { decision } = await decideCmsHere('cmsSignIn', pathname + search);
  if (decision.kind === 'redirect') return seeOther(decision.to);
  const returnUrl = cmsReturnUrl(onlyValue(query, 'returnUrl')) ?? pathOf('cms');
  const begun = await callCms('createCmsLoginState', { body: { redirectUrl: returnUrl } });
  if (!begun.ok) return seeOther(failedSignInAddress(begun.error, returnUrl));
  const address = withRedirectUri(begun.value.url, 'cmsAuth');
  if (!address) return seeOther(pathOf('forbidden'));
  await rememberSignIn(address.state, cmsSignInCookie);
  return seeOther(address.url);
}

export { refuseHead as HEAD };
