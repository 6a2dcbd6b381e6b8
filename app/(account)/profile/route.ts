import type { NextRequest } from 'next/server';
import { seeOther } from '@/app/_server/respond';
import { decideHere } from '@/app/_server/session/visitor';
import { pathOf } from '@/lib/routes/match';
import { defaultPathOf } from '@/lib/session/guards/addresses';

/** Leads each to where their work is. [ROUTE-24] [ROUTE-28] */
export async function GET({ nextUrl }: NextRequest) {
  const { decision, session } = await decideHere('profile', nextUrl.pathname + nextUrl.search);
  if (decision.kind === 'redirect') return seeOther(decision.to);
  return seeOther(session ? defaultPathOf(session.current.role) : pathOf('forbidden'));
}
