import type { NextRequest } from 'next/server';
import { askFirst } from '@/app/_server/ask-first';
import { call } from '@/app/_server/main-api';
import { renewToken } from '@/app/_server/session/renew-session';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { isSubResource } from '@/lib/routes/sub-resource';
import { decideHere } from '@/app/_server/session/visitor';
import { roles } from '@/lib/contract/auth/roles';
import type { OwnPath } from '@/lib/routes/own-path';
import { expiredAddress } from '@/lib/routes/return-url';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { pathOf } from '@/lib/routes/match';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { entryFor } from '@/lib/session/session';
import type { Failure } from '@/lib/contract/call/result';
import { failureAddress } from '@/lib/status/failure-address';

/**
 * The link by which a school's student activates their account; then to where students begin, with
 * the query that the link had. [ROUTE-17]
 */
export async function GET(request: NextRequest) {
  const { nextUrl, headers } = request;
  // Fetched in advance or as a picture, a link activates nothing.
  if (isSubResource(headers)) return seeOther(pathOf('home'));
  const { pathname, search, searchParams } = nextUrl;
  const { decision, session } = await decideHere('activateSchoolStudent', pathname + search);
  if (decision.kind === 'redirect') return seeOther(decision.to);
  if (decision.kind !== 'allow' || !session) return seeOther(pathOf('forbidden'));
  const question = askFirst('activateSchoolStudent', request);
  if (question) return question;
  const code = searchParams.get('code') ?? '';
  const activated = await call('activateSchoolStudent', { body: { code } });
  if (!activated.ok)
    return seeOther(failedAddress(activated.error, safeReturnUrl(pathname + search)));
  await renewToken(session, entryFor(session, [roles.student]));
  return seeOther(defaultPathOf(roles.student) + search);
}

/** What is wrong with the code itself is the school's to mend. */
function failedAddress(failure: Failure, returnUrl: OwnPath | null): string {
  if ([400, 404, 409].includes(failure.status)) return pathOf('activationError');
  return failure.status === 401 ? expiredAddress(returnUrl) : failureAddress(failure, returnUrl);
}

export { refuseHead as HEAD };
