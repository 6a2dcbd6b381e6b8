import type { NextRequest } from 'next/server';
import { pathOf } from '@/lib/routes/match';
import { onlyValue } from '@/lib/routes/only-value';
import { withCmsReturnUrl } from '@/lib/session/guards/cms-guard';
import { clearCmsSession, readCmsSession } from '@/lib/session/cms-server';
import { ssoSignOutAddress } from '@/lib/session/sign-in/sso-address';
import { askFirst } from '@/app/_server/ask-first';
import { callCms } from '@/app/_server/session/cms';
import { withTimeLimit } from '@/app/_server/with-time-limit';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { isSubResource } from '@/lib/routes/sub-resource';

/**
 * Signs the editor out: the token is revoked, the cookie of editors cleared, the SSO's session ended;
 * then to `/cms/login`. With `expired` the SSO is left alone. A user's session stays. [ROUTE-07, AUTH-20]
 */
export async function GET(request: NextRequest) {
  const { searchParams: query } = request.nextUrl;
  const login = withCmsReturnUrl(pathOf('cmsLogin'), onlyValue(query, 'returnUrl'));
  if (isSubResource(request.headers) || !(await readCmsSession())) return seeOther(login);
  const question = askFirst('cmsLogout', request);
  if (question) return question;
  // The cookie goes whatever the main API says, and without waiting long for it.
  await withTimeLimit(callCms('signOutCms', {}));
  await clearCmsSession();
  return seeOther(query.has('expired') ? login : ssoSignOutAddress(login));
}

export { refuseHead as HEAD };
