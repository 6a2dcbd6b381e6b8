import type { NextRequest } from 'next/server';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { forgetReferral, keptReferral } from '@/lib/session/kept-referral';
import { takeSignIn } from '@/lib/session/pending-sign-in';
import { writeSession } from '@/lib/session/server';
import { mainRole, readJwtData } from '@/lib/session/session';
import { verifyEduToken } from '@/lib/session/verify-token';
import { defaultPathOf } from '@/lib/session/visitor';
import { call } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';

/** The way back from the SSO: code for token, token into the cookie, address bar clean. [AUTH-03] */
export async function GET(request: NextRequest) {
  const query = request.nextUrl.searchParams;
  const [code, state] = [query.get('code'), query.get('state')];
  if (!code || !state || !(await takeSignIn(state))) return seeOther(pathOf('forbidden'));

  const iss = query.get('iss') ?? undefined;
  const referralCode = await keptReferral();
  const exchanged = await call('authenticate', { query: { code, state, iss, referralCode } });
  if (!exchanged.ok) {
    const isParent = exchanged.error.code === 'parent_not_allowed';
    return seeOther(isParent ? `${pathOf('login')}?error=parent_not_allowed` : pathOf('forbidden'));
  }
  await forgetReferral();
  const { token, stateParams } = exchanged.value;
  try {
    await verifyEduToken(token);
    await writeSession(token);
  } catch {
    return seeOther(pathOf('forbidden'));
  }
  const role = mainRole(readJwtData(token).roles);
  const { redirectUrl, homeworkHash } = stateParams;
  const homework = homeworkHash && pathOf('studentStart', { taskHash: homeworkHash });
  return seeOther(safeReturnUrl(redirectUrl) ?? homework ?? defaultPathOf(role ?? ''));
}
