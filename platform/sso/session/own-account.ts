import { redirectTo } from '@/platform/openid/finish-interaction';
import { sessionOf } from '@/platform/openid/session';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';

export type OwnAccount = Account & { login: string };

/** Answers who is signed in with a password of ours; others are led to where they can do something. */
export function withPassword(
  { db, provider, publicOrigin }: Sso,
  answer: (context: SsoContext, account: OwnAccount, session: string) => Promise<Response>,
) {
  return async (context: SsoContext): Promise<Response> => {
    const { accountId, uid } = await sessionOf(provider, context);
    const account = accountId ? await findAccountBySub(db, accountId) : null;
    if (!account) return redirectTo(context, `${publicOrigin}/login`);
    const { login, passwordHash } = account;
    if (login === null || passwordHash === null) return redirectTo(context, '/profile');
    return answer(context, { ...account, login }, uid);
  };
}
