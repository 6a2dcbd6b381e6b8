import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { sessionOf } from '@/platform/openid/session';
import type { ServiceVariables } from '@/platform/kernel/service';
import { listPasskeys } from '@/platform/sso/account/passkey/passkeys';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { foreignPage } from '@/platform/sso/pages/messages';
import { profilePage } from '@/platform/sso/pages/profile';
import { sendPage } from '@/platform/sso/pages/send';
import { isNavigation } from '@/platform/openid/protection/request-source';
import { returnAddress } from '@/platform/sso/protection/return-address';
import { findSignedIn } from './browser-session';
import { signOut } from './sign-out';

/** `/signout` and `/profile`, where the product sends people with `consumer`. [AUTH-07] */
export function sessionRoutes(sso: Sso) {
  const { publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.get('/signout', async (context) => {
    if (!isNavigation((name) => context.req.header(name)))
      return sendPage(context, publicOrigin, foreignPage(publicOrigin), 403);
    const session = await sessionOf(sso.provider, context);
    if (session.accountId) await signOut(sso, session, context.get('log'));
    clearSessionCookie(sso, context);
    return redirectTo(context, returnAddress(context.req.query('return'), publicOrigin));
  });
  routes.get('/profile', async (context) => {
    const account = await findSignedIn(sso, context);
    if (!account) return redirectTo(context, `${publicOrigin}/login`);
    const hasChanged = context.req.query('changed') === 'password';
    const done = hasChanged ? await newPasswordNotice(sso, account) : undefined;
    return sendPage(context, publicOrigin, profilePage(publicOrigin, account, done), 200);
  });
  return routes;
}

/** Who knew the old password may have added a passkey, which a new one does not end. [TRUST-07] */
async function newPasswordNotice({ db }: Sso, { sub }: Account): Promise<string> {
  const done = 'Пароль изменён. На других устройствах войдите заново.';
  const hasPasskeys = (await listPasskeys(db, sub)).length > 0;
  return hasPasskeys ? `${done} Ключи доступа остались: проверьте, все ли они ваши.` : done;
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
