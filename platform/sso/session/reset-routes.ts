import { logAccess } from '@/platform/kernel/access-log';
import { findByResetToken, resetPassword } from '@/platform/sso/account/change-password';
import { listRemovable } from '@/platform/sso/account/passkey/recent-factors';
import { knownOf } from '@/platform/sso/account/password-strength';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { linkRoutes } from '@/platform/sso/letters/link-routes';
import { passwordChangedPage } from '@/platform/sso/pages/messages';
import { newPasswordPage, type NewPasswordErrors } from '@/platform/sso/pages/new-password';
import { sendPage } from '@/platform/sso/pages/send';
import { endOtherSessions } from './end-other-sessions';
import { faultsOfNew, readNewPassword } from './new-password-form';

const EVENT = { event: 'password_reset', way: 'letter' } as const;

/** `/reset`, to which the letter about a forgotten password links. [TRUST-07] */
export function resetRoutes(sso: Sso) {
  const { db, publicOrigin } = sso;
  return linkRoutes(sso, {
    find: findByResetToken,
    show: (context, account, token) => showForm(sso, context, account, { token, removes: true }),
    submit: async (context, account, body) => {
      const { token } = body;
      const removes = body.keys === 'remove';
      const form = readNewPassword(body);
      const errors = faultsOfNew(form, knownOf(account));
      if (errors) return showForm(sso, context, account, { token, removes, errors });
      const removed = removes ? await listRemovable(db, account) : null;
      const done = await resetPassword(db, token, form.password, removed);
      if (!done) return null;
      await endOtherSessions(sso, account.sub, context.get('log'));
      await sso.mail?.ask('changed', account.sub);
      if (done.passkeysRemoved > 0) await sso.mail?.ask('passkeyRemoved', account.sub);
      logAccess(context, { ...EVENT, outcome: 'accepted', account: account.sub });
      // Who reads the owner's mail is the owner: strangers who guess do not keep them out here.
      if (account.login !== null) sso.knownBrowsers.remember(context, account.login);
      return sendPage(context, publicOrigin, passwordChangedPage(publicOrigin), 200);
    },
    onGone: (context) => logAccess(context, { ...EVENT, outcome: 'refused', reason: 'link_gone' }),
  });
}

async function showForm(
  { db, publicOrigin }: Sso,
  context: SsoContext,
  account: Account,
  given: { token: string; removes: boolean; errors?: NewPasswordErrors },
): Promise<Response> {
  const removable = await listRemovable(db, account);
  const page = newPasswordPage({ publicOrigin, login: account.login, removable, ...given });
  return sendPage(context, publicOrigin, page, given.errors ? 422 : 200);
}
