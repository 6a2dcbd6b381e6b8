import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';
import { endSession, sessionOf } from '@/platform/openid/session';
import { cookieAttributes } from '@/platform/openid/strict-provider';
import type { Partner } from '@/platform/partners/provider/partner';
import { accountOf, type KnownPerson } from '@/platform/partners/provider/people';

const DAY_SECONDS = 86_400;

/** Signs somebody in for the pages of a diary and, as it is one session, for its OpenID provider. */
export async function startSession(
  http: ServiceContext,
  { provider, key, issuer, base }: Partner,
  person: KnownPerson,
): Promise<void> {
  const before = await sessionOf(provider, http);
  if (before.accountId) await endSession(provider, before);
  const session = new provider.Session();
  session.loginAccount({ accountId: accountOf(key, person).accountId, amr: ['pwd'] });
  await session.save(DAY_SECONDS);
  const { incoming, outgoing } = nodeOf(http);
  const { cookies } = provider.createContext(incoming, outgoing);
  // A proxy in front has ended the encryption; the address that browsers see decides.
  cookies.secure = issuer.startsWith('https:');
  cookies.set(provider.cookieName('session'), session.jti, {
    ...cookieAttributes,
    path: `${base}/`,
    maxAge: DAY_SECONDS * 1_000,
  });
}
