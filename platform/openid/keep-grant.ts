import type { KoaContextWithOIDC } from 'oidc-provider';

/** The grant that this session has already, or a new one for all that the client may ask for. */
export async function keepGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const kept = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (kept?.accountId === session.accountId) return kept;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email school');
  await grant.save();
  return grant;
}
