import type { NextRequest, NextResponse } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { isLedByAnotherSite } from '@/lib/http/same-origin';
import { pathOf } from '@/lib/routes/match';
import type { ActingRouteId } from '@/lib/status/confirm-texts';
import { seeOther } from './respond';

/**
 * A redirect to the page that asks by a button, when another site has led the visitor to an address
 * that changes something; else null. [HTTP-03]
 */
export function askFirst(id: ActingRouteId, request: NextRequest): NextResponse | null {
  const { PUBLIC_ORIGIN, SSO_ORIGIN } = serverConfig();
  // The sign-on ends its own session with a link to ours. [ROUTE-06]
  const trusted = [PUBLIC_ORIGIN, new URL(SSO_ORIGIN).origin];
  if (!isLedByAnotherSite(request.headers, trusted)) return null;
  const query = new URLSearchParams(request.nextUrl.searchParams);
  query.set('action', id);
  return seeOther(`${pathOf('confirm')}?${query}`);
}
