import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';
import type { PlatformEnv } from '@/platform/kernel/env';
import { markBrowser } from '@/platform/openid/interaction-browser';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import {
  acceptSecrets,
  cookieAttributes,
  lifetimes,
  policyWithoutConsent,
  strictClient,
  strictFeatures,
  strictProvider,
} from '@/platform/openid/strict-provider';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import { deriveSecrets } from '@/platform/openid/sealed-values';
import { claimsOfScopes, toClaims } from '@/platform/sso/account/claims';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { providerIn } from '@/platform/sso/external/external-providers';
import type { CookieNames, Origins, Sso } from '@/platform/sso/context';
import { createAdapterFactory } from './adapter';
import { createRenderers } from './renderers';

/** How long somebody stays signed in, in seconds. */
const SESSION = 14 * 24 * 60 * 60;

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
  { issuer, publicOrigin, db, external }: Pick<Sso, keyof Origins | 'db' | 'external'>,
  keys: SigningKeys,
): Provider {
  const { renderError, logoutSource, postLogoutSuccessSource } = createRenderers(publicOrigin);
  const platformSecrets = acceptedSecrets(env.PLATFORM_SECRET, env.PLATFORM_SECRET_PREVIOUS);
  const configuration: Configuration = {
    ...strictProvider,
    adapter: createAdapterFactory(db),
    clients: [describeClient(env, publicOrigin)],
    // The first signs.
    jwks: { keys: keys.all().map(({ privateJwk }) => privateJwk) },
    cookies: {
      names: cookieNames(issuer),
      keys: deriveSecrets(platformSecrets, 'sso-cookies').map((key) =>
        Buffer.from(key).toString('base64url'),
      ),
      long: cookieAttributes,
      short: cookieAttributes,
    },
    claims: claimsOfScopes,
    conformIdTokenClaims: false,
    extraParams: ['provider', 'silent', 'role', 'without'],
    ttl: lifetimes(SESSION),
    features: {
      ...strictFeatures,
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: {
      policy: signInPolicy((asked) => providerIn(external, asked) !== null),
      url: (context, { uid }) => {
        markBrowser(context, uid);
        return `/interaction/${uid}`;
      },
    },
    findAccount: async (_context, sub) => {
      const account = await findAccountBySub(db, sub);
      return account ? { accountId: sub, claims: () => toClaims(account) } : undefined;
    },
    renderError,
  };
  const provider = new Provider(issuer, configuration);
  acceptSecrets(provider, acceptedSecrets(env.SSO_CLIENT_SECRET, env.SSO_CLIENT_SECRET_PREVIOUS));
  // `forwardToProvider` sets the public address, as a proxy would.
  provider.proxy = true;
  return provider;
}

function describeClient(env: PlatformEnv, publicOrigin: string) {
  const callbacks = [`${publicOrigin}/prosv/auth`, `${publicOrigin}/cms/auth`];
  return {
    ...strictClient(env.SSO_CLIENT_ID, env.SSO_CLIENT_SECRET, callbacks),
    post_logout_redirect_uris: [publicOrigin, `${publicOrigin}/`],
    // The product must be able to see when the password was given. [AUTH-20]
    require_auth_time: true,
  };
}

/**
 * Whom an external provider is to vouch for goes there even when somebody is signed in here: only the
 * provider knows who it is.
 */
function signInPolicy(isKnown: (provider: unknown) => boolean) {
  const policy = policyWithoutConsent();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('provider', 'The provider is to be asked', ({ oidc }) => {
      return oidc.result?.login === undefined && isKnown(oidc.params?.provider);
    }),
  );
  return policy;
}
