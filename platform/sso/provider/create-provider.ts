import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';
import type { PlatformEnv } from '@/platform/kernel/env';
import { keepGrant } from '@/platform/kernel/openid/keep-grant';
import { deriveSecret, type SigningKey } from '@/platform/kernel/sealed-keys';
import { claimsOfScopes, toClaims } from '@/platform/sso/account/claims';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { providerIn } from '@/platform/sso/external/external-providers';
import type { CookieNames, Db, Origins } from '@/platform/sso/context';
import { createAdapterFactory } from './adapter';
import { createRenderers } from './renderers';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Seconds. Who is late must be told here, so an interaction ends before the main API forgets it. */
const ttl = {
  Interaction: 14 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 10 * MINUTE,
  AccessToken: 10 * MINUTE,
  Session: 14 * DAY,
  Grant: 14 * DAY,
};

/** Browsers share cookies between the ports of one host: the names must be the SSO's own. */
export function cookieNames(issuer: string): CookieNames {
  const secure = issuer.startsWith('https:');
  return {
    session: `${secure ? '__Host-' : ''}sso_session`,
    interaction: `${secure ? '__Secure-' : ''}sso_interaction`,
    resume: `${secure ? '__Secure-' : ''}sso_resume`,
  };
}

/**
 * The OpenID provider: one first-party client, code flow with PKCE, no consent. [AUTH-02, AUTH-03]
 */
export function createProvider(
  env: PlatformEnv,
  { issuer, publicOrigin }: Origins,
  db: Db,
  key: SigningKey,
): Provider {
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const;
  const { renderError, logoutSource, postLogoutSuccessSource } = createRenderers(publicOrigin);
  const configuration: Configuration = {
    adapter: createAdapterFactory(db),
    clients: [describeClient(env, publicOrigin)],
    jwks: { keys: [key.privateJwk] },
    cookies: {
      names: cookieNames(issuer),
      keys: [Buffer.from(deriveSecret(env.PLATFORM_SECRET, 'sso-cookies')).toString('base64url')],
      long: cookie,
      short: cookie,
    },
    scopes: ['openid'],
    claims: claimsOfScopes,
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    extraParams: ['provider', 'silent', 'role'],
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
    interactions: {
      policy: signInPolicy((asked) => providerIn(env, asked) !== null),
      url: (_context, interaction) => `/interaction/${interaction.uid}`,
    },
    findAccount: async (_context, sub) => {
      const account = await findAccountBySub(db, sub);
      return account ? { accountId: sub, claims: () => toClaims(account) } : undefined;
    },
    loadExistingGrant: keepGrant,
    renderError,
  };
  const provider = new Provider(issuer, configuration);
  // `handOver` says what the public address is, in the place of a proxy.
  provider.proxy = true;
  return provider;
}

function describeClient(env: PlatformEnv, publicOrigin: string) {
  return {
    client_id: env.SSO_CLIENT_ID,
    client_secret: env.SSO_CLIENT_SECRET,
    redirect_uris: [`${publicOrigin}/prosv/auth`, `${publicOrigin}/cms/auth`],
    post_logout_redirect_uris: [publicOrigin, `${publicOrigin}/`],
    token_endpoint_auth_method: 'client_secret_basic' as const,
    id_token_signed_response_alg: 'ES256' as const,
    // The product must be able to see when the password was given. [AUTH-20]
    require_auth_time: true,
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
  };
}

/**
 * The publisher's own product needs no consent of its own people. Whom an external provider is to
 * vouch for goes there even when somebody is signed in here: only the provider knows who it is.
 */
function signInPolicy(isKnown: (provider: unknown) => boolean) {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('provider', 'The provider is to be asked', ({ oidc }) => {
      return oidc.result?.login === undefined && isKnown(oidc.params?.provider);
    }),
  );
  return policy;
}
