import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { foreignPage } from '@/platform/sso/pages/messages';
import { profilePage } from '@/platform/sso/pages/profile';
import { sendPage } from '@/platform/sso/pages/send';
import { isNavigation } from '@/platform/sso/protection/request-source';
import { returnAddress } from '@/platform/sso/protection/return-address';
import { endSession, findSignedIn, sessionOf } from './browser-session';

/** `/signout` and `/profile`, where the product sends people with `consumer`. [AUTH-07] */
export function sessionRoutes(sso: Sso) {
  const { publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.get('/signout', async (context) => {
    if (!isNavigation((name) => context.req.header(name)))
      return sendPage(context, publicOrigin, foreignPage(publicOrigin), 403);
    const session = await sessionOf(sso, context);
    if (session.accountId) await endSession(sso.provider, session);
    clearSessionCookie(sso, context);
    return leave(context, returnAddress(context.req.query('return'), publicOrigin));
  });
  routes.get('/profile', async (context) => {
    const account = await findSignedIn(sso, context);
    if (!account) return leave(context, `${publicOrigin}/login`);
    return sendPage(context, publicOrigin, profilePage(publicOrigin, account), 200);
  });
  return routes;
}

function leave(context: SsoContext, address: string): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(address, 303);
}

function clearSessionCookie({ cookies, issuer }: Sso, context: SsoContext): void {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: issuer.startsWith('https:'),
    expires: new Date(0),
  } as const;
  for (const name of [cookies.session, `${cookies.session}.sig`])
    setCookie(context, name, '', attributes);
}
