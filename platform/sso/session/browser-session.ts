import type { Provider } from 'oidc-provider';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { nodeOf, type Account, type Sso, type SsoContext } from '@/platform/sso/context';

type Session = Awaited<ReturnType<Provider['Session']['get']>>;

/** The session of this browser; a fresh one without an account when nobody is signed in. */
export function sessionOf(sso: Sso, context: SsoContext): Promise<Session> {
  const { incoming, outgoing } = nodeOf(context);
  return sso.provider.Session.get(sso.provider.createContext(incoming, outgoing));
}

/** Who is signed in in this browser. */
export async function findSignedIn(sso: Sso, context: SsoContext): Promise<Account | null> {
  const { accountId } = await sessionOf(sso, context);
  return accountId ? findAccountBySub(sso.db, accountId) : null;
}

/** Ends a session with its grants; codes and tokens are bound to it and end as well. */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    await grant?.destroy();
  }
  await session.destroy();
}
