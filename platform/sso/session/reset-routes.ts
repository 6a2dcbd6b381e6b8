import { Hono } from 'hono';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import type { ServiceVariables } from '@/platform/kernel/service';
import { findByResetToken, resetPassword } from '@/platform/sso/account/change-password';
import { knownOf } from '@/platform/sso/account/password-strength';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { linkGonePage, passwordChangedPage } from '@/platform/sso/pages/messages';
import { newPasswordPage } from '@/platform/sso/pages/new-password';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import { endOtherSessions } from './end-other-sessions';
import { faultsOfNew, readNewPassword } from './new-password-form';

/** `/reset`, to which the letter about a forgotten password links. Opening it uses nothing up. [TRUST-07] */
export function resetRoutes(sso: Sso) {
  const { db, publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  const gone = (context: SsoContext) =>
    sendPage(context, publicOrigin, linkGonePage(publicOrigin), 400);
  routes.get('/', async (context) => {
    const token = context.req.query('token') ?? '';
    const account = await findByResetToken(db, token);
    if (!account) return gone(context);
    const page = newPasswordPage({ publicOrigin, token, login: account.login });
    return sendPage(context, publicOrigin, page, 200);
  });
  routes.post('/', async (context) => {
    const body = await readForm(context);
    const { token = '' } = body;
    const account = await findByResetToken(db, token);
    if (!account) return gone(context);
    const form = readNewPassword(body);
    const errors = faultsOfNew(form, knownOf(account));
    if (errors) {
      const page = newPasswordPage({ publicOrigin, token, login: account.login, errors });
      return sendPage(context, publicOrigin, page, 422);
    }
    if (!(await resetPassword(db, token, form.password))) return gone(context);
    await endOtherSessions(sso, account.sub, context.get('log'));
    await sso.mail?.ask('changed', account.sub);
    // Who reads the owner's mail is the owner: strangers who guess do not keep them out here.
    if (account.login !== null) sso.knownBrowsers.remember(context, account.login);
    return sendPage(context, publicOrigin, passwordChangedPage(publicOrigin), 200);
  });
  return routes;
}
