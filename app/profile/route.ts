import { seeOther } from '@/app/_server/respond';
import { pathOf } from '@/lib/routes/match';
import { readSession } from '@/lib/session/server';
import { defaultPathOf, loginPath } from '@/lib/session/visitor';

/** Leads each to where their work is. [ROUTE-24] [ROUTE-28] */
export async function GET() {
  const session = await readSession();
  return seeOther(session ? defaultPathOf(session.current.role) : loginPath(pathOf('profile')));
}
