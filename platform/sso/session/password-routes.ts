import { Hono } from 'hono';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { formLimit, readForm } from '@/platform/openid/pages/form';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { sessionOf } from '@/platform/openid/session';
import type { ServiceVariables } from '@/platform/kernel/service';
import { networkOf } from '@/platform/kernel/service-context';
import { setPassword } from '@/platform/sso/account/change-password';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { knownOf } from '@/platform/sso/account/password-strength';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { signIn } from '@/platform/sso/interaction/sign-in';
import { newPasswordPage, type NewPasswordErrors } from '@/platform/sso/pages/new-password';
import { sendPage } from '@/platform/sso/pages/send';
import { refuseForeignPosts } from '@/platform/sso/protection/refuse-foreign-posts';
import { endOtherSessions } from './end-other-sessions';
import { faultsOfNew, readNewPassword } from './new-password-form';

type WithPassword = Account & { login: string };

/** `/profile/password`: a new password for who knows the present one. [TRUST-07] [AUTH-07] */
export function passwordRoutes(sso: Sso) {
  const { db, publicOrigin, provider } = sso;
  const routes = new Hono<{ Variables: ServiceVariables }>();
  routes.use(formLimit, refuseForeignPosts(sso));
  const open =
    (answer: (context: SsoContext, account: WithPassword, uid: string) => Promise<Response>) =>
    async (context: SsoContext) => {
      const { accountId, uid } = await sessionOf(provider, context);
      const account = accountId ? await findAccountBySub(db, accountId) : null;
      if (!account) return redirectTo(context, `${publicOrigin}/login`);
      const { login, passwordHash } = account;
      // Who signs in elsewhere has no password here.
      if (login === null || passwordHash === null) return redirectTo(context, '/profile');
      return answer(context, { ...account, login }, uid);
    };
  routes.get(
    '/',
    open((context, { login }) =>
      sendPage(context, publicOrigin, newPasswordPage({ publicOrigin, login }), 200),
    ),
  );
  routes.post(
    '/',
    open(async (context, account, uid) => {
      const form = readNewPassword(await readForm(context));
      const errors = faultsOfNew(form, knownOf(account)) ?? isSame(form);
      if (errors) return again(sso, context, account, { errors }, 422);
      const refusal = await checkCurrent(sso, context, account, form.current);
      if (refusal) return again(sso, context, account, ...refusal);
      await setPassword(db, account.sub, form.password);
      await endOtherSessions(sso, account.sub, uid);
      await sso.mail?.ask('changed', account.sub);
      return redirectTo(context, '/profile?changed=password');
    }),
  );
  return routes;
}

type Rejection = { errors?: NewPasswordErrors; problem?: string };

const isSame = ({ current, password }: { current: string; password: string }) =>
  current === password ? { password: 'Это нынешний пароль. Придумайте другой' } : null;

/** Counted like the passwords of a sign-in: a session left open opens nothing more. */
async function checkCurrent(
  sso: Sso,
  context: SsoContext,
  { login }: WithPassword,
  current: string,
): Promise<[Rejection, 422 | 429] | null> {
  if (current === '') return [{ errors: { current: 'Введите нынешний пароль' } }, 422];
  const knownBrowser = sso.knownBrowsers.find(context, normalizeLogin(login));
  const verdict = await signIn(sso, { network: networkOf(context), knownBrowser, login }, current);
  if ('account' in verdict) return null;
  if (verdict.refused === 'wrong')
    return [{ errors: { current: 'Это не\u00a0тот пароль, с\u00a0которым вы входите' } }, 422];
  const { waitSeconds } = verdict.refused;
  context.header('Retry-After', String(waitSeconds));
  return [{ problem: `Слишком много попыток. Попробуйте снова ${inMinutes(waitSeconds)}.` }, 429];
}

function again(
  { publicOrigin }: Sso,
  context: SsoContext,
  { login }: WithPassword,
  rejection: Rejection,
  status: 422 | 429,
) {
  const page = newPasswordPage({ publicOrigin, login, ...rejection });
  return sendPage(context, publicOrigin, page, status);
}
