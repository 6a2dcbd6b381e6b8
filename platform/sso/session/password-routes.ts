import { Hono } from 'hono';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import type { ServiceVariables } from '@/platform/kernel/service';
import { setPassword } from '@/platform/sso/account/change-password';
import { knownOf } from '@/platform/sso/account/password-strength';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { newPasswordPage, type NewPasswordErrors } from '@/platform/sso/pages/new-password';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import { checkCurrent } from './check-current';
import { endOtherSessions } from './end-other-sessions';
import { faultsOfNew, readNewPassword } from './new-password-form';
import { withPassword, type OwnAccount } from './own-account';

/** `/profile/password`: a new password for who knows the present one. [TRUST-07] [AUTH-07] */
export function passwordRoutes(sso: Sso) {
  const { db, publicOrigin } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  routes.get(
    '/',
    withPassword(sso, (context, { login }) =>
      sendPage(context, publicOrigin, newPasswordPage({ publicOrigin, login }), 200),
    ),
  );
  routes.post(
    '/',
    withPassword(sso, async (context, account, uid) => {
      const form = readNewPassword(await readForm(context));
      const errors = faultsOfNew(form, knownOf(account)) ?? isSame(form);
      if (errors) return again(sso, context, account, { errors }, 422);
      const refusal = await checkCurrent(sso, context, account, form.current);
      if (refusal) {
        const { words, status } = refusal;
        return again(sso, context, account, { errors: { current: words } }, status);
      }
      await setPassword(db, account.sub, form.password);
      await endOtherSessions(sso, account.sub, context.get('log'), uid);
      await sso.mail?.ask('changed', account.sub);
      return redirectTo(context, '/profile?changed=password');
    }),
  );
  return routes;
}

const isSame = ({ current, password }: { current: string; password: string }) =>
  current === password ? { password: 'Это нынешний пароль. Придумайте другой' } : null;

function again(
  { publicOrigin }: Sso,
  context: SsoContext,
  { login }: OwnAccount,
  rejection: { errors: NewPasswordErrors },
  status: 422 | 429,
) {
  const page = newPasswordPage({ publicOrigin, login, ...rejection });
  return sendPage(context, publicOrigin, page, status);
}
