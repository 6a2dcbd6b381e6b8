import { sessionOf } from '@/platform/openid/session';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import type { Account, Sso, SsoContext } from '@/platform/sso/context';

/** Who is signed in in this browser. */
export async function findSignedIn(sso: Sso, context: SsoContext): Promise<Account | null> {
  const { accountId } = await sessionOf(sso.provider, context);
  const account = accountId ? await findAccountBySub(sso.db, accountId) : null;
  return account?.disabledAt === null ? account : null;
}
