import { setTimeout as sleep } from 'node:timers/promises';
import type { NextRequest } from 'next/server';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { clearSession, readSession } from '@/lib/session/server';
import { ssoSignOutAddress } from '@/lib/session/sso-address';
import { call } from '@/app/_server/main-api';
import { seeOther } from '@/app/_server/respond';
import { pathOf } from '@/lib/routes/match';

/** How long a person waits for the main API to revoke the token, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Signs out: the token is revoked at the main API, the cookie cleared, the SSO's session ended; then
 * to returnUrl or home. With `expired` the SSO is left alone. [ROUTE-06, AUTH-14]
 */
export async function GET(request: NextRequest) {
  const returnUrl = safeReturnUrl(request.nextUrl.searchParams.get('returnUrl'));
  if (isSubResource(request.headers) || !(await readSession()))
    return seeOther(returnUrl ?? pathOf('home'));
  // The cookie goes whatever the main API says, and without waiting long for it.
  await Promise.race([call('signOut', {}), sleep(PATIENCE)]);
  await clearSession();
  // A session that is over is begun anew at once; a person who leaves makes room for another.
  const isOver = request.nextUrl.searchParams.has('expired');
  if (isOver && returnUrl) return seeOther(returnUrl);
  return seeOther(ssoSignOutAddress(returnUrl ?? pathOf('home')));
}

/** An image or frame on somebody's page must not sign anyone out; nor may a prefetch. */
function isSubResource(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest');
  const site = headers.get('sec-fetch-site');
  if (headers.get('purpose') === 'prefetch' || headers.has('next-router-prefetch')) return true;
  if (destination === null || destination === 'document') return false;
  return !(destination === 'empty' && site === 'same-origin');
}
