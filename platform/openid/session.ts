import type { Provider } from 'oidc-provider';
import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';

export type Session = Awaited<ReturnType<Provider['Session']['get']>>;

/** The session of this browser; a fresh one without an account when nobody is signed in. */
export function sessionOf(provider: Provider, context: ServiceContext): Promise<Session> {
  const { incoming, outgoing } = nodeOf(context);
  return provider.Session.get(provider.createContext(incoming, outgoing));
}

/** Ends a session with its grants; codes and tokens are bound to it and end as well. */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    await grant?.destroy();
  }
  await session.destroy();
}
