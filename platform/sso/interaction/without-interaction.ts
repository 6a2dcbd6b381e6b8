import { getCookie, setCookie } from 'hono/cookie';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { cookiesOffPage, expiredPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';

const PROBE = 'sso_probe';
const MINUTE = 60;

/**
 * Answers who comes to a sign-in that is not there. A browser without any cookie is given one and sent
 * here again: when it comes without it, cookies are off, and starting anew would not help. [AUTH-02]
 */
export async function answerWithoutInteraction(
  { publicOrigin, issuer }: Pick<Sso, 'publicOrigin' | 'issuer'>,
  context: SsoContext,
): Promise<Response> {
  if (context.req.header('cookie')) {
    const isProbed = getCookie(context, PROBE) !== undefined;
    if (isProbed) setCookie(context, PROBE, '', { path: '/interaction', maxAge: 0 });
    return sendPage(context, publicOrigin, expiredPage(publicOrigin), 400);
  }
  if (context.req.query('cookies') === 'asked')
    return sendPage(context, publicOrigin, cookiesOffPage(publicOrigin), 400);
  setCookie(context, PROBE, '1', {
    path: '/interaction',
    httpOnly: true,
    sameSite: 'Lax',
    secure: issuer.startsWith('https:'),
    maxAge: MINUTE,
  });
  context.header('Cache-Control', 'no-store');
  return context.redirect(`${context.req.path}?cookies=asked`, 303);
}
