import { redirectTo } from '@/platform/openid/finish-interaction';
import { sessionOf } from '@/platform/openid/session';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';
import { findSignedIn } from './browser-session';

export type OwnAccount = Account & { login: string };

/** Answers who is signed in with a password of ours; others are led to where they can do something. */
export function withPassword(
  sso: Sso,
  answer: (context: SsoContext, account: OwnAccount, session: string) => Promise<Response>,
) {
  return async (context: SsoContext): Promise<Response> => {
    const account = await findSignedIn(sso, context);
    if (!account) return redirectTo(context, `${sso.publicOrigin}/login`);
    const { login, passwordHash } = account;
    if (login === null || passwordHash === null) return redirectTo(context, '/profile');
    const { uid } = await sessionOf(sso.provider, context);
    return answer(context, { ...account, login }, uid);
  };
}
