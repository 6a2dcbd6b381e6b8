import { Provider, interactionPolicy } from 'oidc-provider';
import { keepGrant } from '@/platform/kernel/openid/keep-grant';
import type { Sheet } from '@/platform/kernel/pages/document';
import { deriveSecret } from '@/platform/kernel/sealed-keys';
import { cookieNames } from './cookie-names';
import { deriveSigningKey } from './derived-key';
import { createMemoryAdapter } from './memory-adapter';
import type { PartnerConfig } from './partner';
import { claimsOfScopes, findAccount } from './people';
import { createRenderers } from './renderers';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds. */
const ttl = {
  Interaction: 14 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 10 * MINUTE,
  AccessToken: 10 * MINUTE,
  Session: DAY,
  Grant: DAY,
};

/** A strict OpenID provider: one client, code flow with PKCE, claims from the userinfo endpoint. */
export async function createOpenIdProvider(
  config: PartnerConfig,
  base: string,
  sheet: Sheet,
): Promise<Provider> {
  const { key, issuer, client, knowledge, secret } = config;
  const cookieKey = Buffer.from(deriveSecret(secret, `partner-cookies-${key}`));
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { renderError, logoutSource, postLogoutSuccessSource } = createRenderers(config, sheet);
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [describeClient(client)],
    jwks: { keys: [await deriveSigningKey(secret, `partner-key-${key}`)] },
    cookies: {
      names: cookieNames(config),
      keys: [cookieKey.toString('base64url')],
      long: { ...cookie, path: `${base}/` },
      short: cookie,
    },
    scopes: ['openid'],
    claims: claimsOfScopes,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    enableHttpPostMethods: false,
    clientBasedCORS: () => false,
    ttl,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: { policy, url: (_context, { uid }) => `${base}/interaction/${uid}` },
    findAccount: (_context, sub) => findAccount(key, knowledge, sub),
    loadExistingGrant: keepGrant,
    renderError,
  });
  // `handOver` says what the public address is, in the place of a proxy.
  provider.proxy = true;
  return provider;
}

function describeClient({ id, secret, redirectUri }: PartnerConfig['client']) {
  return {
    client_id: id,
    client_secret: secret,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    id_token_signed_response_alg: 'ES256' as const,
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
  };
}
