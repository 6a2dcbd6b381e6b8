import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { seeOther } from '@/app/_server/respond';
import { serverConfig } from '@/lib/config/server';
import { describeError } from '@/lib/log/describe-error';
import { log } from '@/lib/log/logger';
import { clearCookie, writeCookie } from '@/lib/http/cookies/cookie-jar';
import { readForm } from '@/lib/http/read-form';
import { respondRefused } from '@/lib/proxy/respond';
import { isSameOrigin } from '@/lib/http/same-origin';
import { pathOf } from '@/lib/routes/match';
import { testerCookie } from '@/lib/session/cookies/tester';
import { readSession } from '@/lib/session/server';

/** One field, `mark`: on or off. */
const MAX_BYTES = 100;

/**
 * Marks this browser as a tester's until it is closed, or removes the mark. The form of the page
 * works without scripts. [ROUTE-25] [AUTH-18]
 */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  try {
    const { TEST_SIGN_IN, PUBLIC_ORIGIN } = serverConfig();
    if (TEST_SIGN_IN === 'off') return respondRefused({ code: 'not_found' }, requestId);
    if (!isSameOrigin(request.headers, PUBLIC_ORIGIN))
      return respondRefused({ code: 'cross_site' }, requestId);
    if (!(await readSession())) return respondRefused({ code: 'unauthorized' }, requestId);
    const form = await readForm(request, MAX_BYTES);
    if (!form.ok) return respondRefused(form.refusal, requestId);
    const mark = form.value.get('mark');
    if (mark !== 'on' && mark !== 'off')
      return respondRefused({ code: 'invalid_request', field: 'body.mark' }, requestId);
    await setMark(mark === 'on');
    return seeOther(pathOf('authTestLogin'));
  } catch (error) {
    log().error({ requestId, cause: describeError(error), alert: true }, 'test sign-in failed');
    return respondRefused({ code: 'internal' }, requestId);
  }
}

async function setMark(isOn: boolean): Promise<void> {
  const jar = await cookies();
  if (isOn) writeCookie(jar, testerCookie, '1');
  else clearCookie(jar, testerCookie);
}
