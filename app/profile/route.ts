import type { NextRequest } from 'next/server';
import { seeOther } from '@/app/_server/respond';
import { decideHere } from '@/app/_server/visitor';
import { pathOf } from '@/lib/routes/match';
import { defaultPathOf } from '@/lib/session/addresses';

/** Leads each to where their work is. [ROUTE-24] [ROUTE-28] */
export async function GET({ nextUrl }: NextRequest) {
  const { verdict, session } = await decideHere('profile', nextUrl.pathname + nextUrl.search);
  if (verdict.kind === 'redirect') return seeOther(verdict.to);
  return seeOther(session ? defaultPathOf(session.current.role) : pathOf('forbidden'));
}
