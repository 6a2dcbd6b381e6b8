import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm, textOf } from '@/platform/openid/pages/form';
import { mayHavePasskeys } from '@/platform/sso/account/passkey/passkeys';
import { keepStep, readStep } from '@/platform/sso/account/passkey/pending-step';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { unlockPage } from '@/platform/sso/pages/passkeys';
import { sendPage } from '@/platform/sso/pages/send';
import { checkCurrent } from './check-current';
import { withPassword, type OwnAccount } from './own-account';

export const PAGE = '/profile/passkeys';

type Answer = (context: SsoContext, account: OwnAccount, session: string) => Promise<Response>;

/** Who may see the passkeys of a person: they, and only after the password. [TRUST-07] */
export function passkeyDoors(sso: Sso) {
  const { db, publicOrigin } = sso;
  const own = (answer: Answer) =>
    withPassword(sso, (context, account, session) =>
      mayHavePasskeys(account)
        ? answer(context, account, session)
        : Promise.resolve(redirectTo(context, '/profile')),
    );
  const unlocked = (answer: Answer) =>
    own(async (context, account, session) => {
      if ((await readStep(db, 'unlocked', session)) === account.sub)
        return answer(context, account, session);
      const isReading = context.req.method === 'GET';
      const page = unlockPage(publicOrigin, account.login);
      return sendPage(context, publicOrigin, page, isReading ? 200 : 403);
    });
  return { own, unlocked };
}

/** Takes the password: the passkeys of this session are open for some minutes. */
export function unlock(sso: Sso): Answer {
  const { db, publicOrigin } = sso;
  return async (context, account, session) => {
    const { current } = await readForm(context);
    const refusal = await checkCurrent(sso, context, account, textOf(current));
    if (refusal) {
      const page = unlockPage(publicOrigin, account.login, refusal.words);
      return sendPage(context, publicOrigin, page, refusal.status);
    }
    await keepStep(db, 'unlocked', session, account.sub);
    return redirectTo(context, PAGE);
  };
}
