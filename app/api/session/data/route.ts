import { randomUUID } from 'node:crypto';
import { callAs } from '@/app/_server/main-api';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { serverConfig } from '@/lib/config/server';
import { isCrossSite } from '@/lib/http/same-origin';
import { respondRefused } from '@/lib/proxy/respond';
import { pathOf } from '@/lib/routes/match';
import { expiredAddress } from '@/lib/routes/return-url';
import { readSession } from '@/lib/session/server';
import { failureAddress } from '@/lib/status/failure-address';

/**
 * A file with all that is kept of the person of a profile, for who is signed in as them: a link leads here,
 * so that a failure ends on a page. [TRUST-06]
 */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (isCrossSite(request, serverConfig().PUBLIC_ORIGIN))
    return respondRefused({ code: 'cross_site' }, requestId);
  const wanted = new URL(request.url).searchParams.get('user');
  const session = await readSession();
  const entry = session?.entries.find(({ userId }) => userId === wanted);
  if (!entry) return seeOther(session ? pathOf('profile') : expiredAddress(pathOf('profile')));
  const told = await callAs(entry, 'exportPerson', {}, requestId);
  if (!told.ok) return seeOther(failureAddress(told.error, pathOf('profile')));
  return new Response(JSON.stringify(told.value, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="moi-dannye.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}

export { refuseHead as HEAD };
