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
import { BACKCHANNEL_LOGOUT_PATH } from '@/platform/openid/backchannel-logout';
import type { Session } from '@/platform/openid/session';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import { deriveSecrets } from '@/platform/openid/sealed-values';
import { claimsOfScopes, toClaims } from '@/platform/sso/account/claims';
import { findAccountBySub } from '@/platform/sso/account/find-account';
import { providerIn } from '@/platform/sso/external/external-providers';
import type { CookieNames, Origins, Sso } from '@/platform/sso/context';
import { createAdapterFactory } from './adapter';
import { fetchClient } from './fetch-client';
import { createRenderers } from './renderers';

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
  const configuration: Configuration = {
    ...strictProvider,
    adapter: createAdapterFactory(db),
    clients: [describeClient(env, publicOrigin)],
    // The first signs.
    jwks: { keys: keys.all().map(({ privateJwk }) => privateJwk) },
    cookies: {
      ...{ names: cookieNames(issuer), keys: cookieKeys(env) },
      ...{ long: cookieAttributes, short: cookieAttributes },
    },
    claims: claimsOfScopes,
    conformIdTokenClaims: false,
    extraParams: ['provider', 'silent', 'role', 'without'],
    ttl: { ...lifetimes(env.SESSION_DAYS * DAY), Session: sessionTime(env) },
    fetch: fetchClient(env.MAIN_API_ENDPOINTS),
    features: {
      ...strictFeatures,
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: {
      policy: signInPolicy((asked) => providerIn(external, asked) !== null),
      url: (context, { uid }) => {
        markBrowser(context, uid);
        return `/interaction/${uid}`;
      },
    },
    findAccount: async (_context, sub, token) => {
      const account = await findAccountBySub(db, sub);
      if (!account || account.disabledAt !== null) return undefined;
      const sharedDevice = await isShared(provider, token);
      const claims = () => ({ ...toClaims(account), shared_device: sharedDevice });
      return { accountId: sub, claims };
    },
    renderError,
  };
  const provider = new Provider(issuer, configuration);
  acceptSecrets(provider, acceptedSecrets(env.SSO_CLIENT_SECRET, env.SSO_CLIENT_SECRET_PREVIOUS));
  // `forwardToProvider` sets the public address, as a proxy would.
  provider.proxy = true;
  return provider;
}

/** The keys that sign cookies, the current one first. */
function cookieKeys({ PLATFORM_SECRET, PLATFORM_SECRET_PREVIOUS }: PlatformEnv): string[] {
  const secrets = acceptedSecrets(PLATFORM_SECRET, PLATFORM_SECRET_PREVIOUS);
  const keys = deriveSecrets(secrets, 'sso-cookies');
  return keys.map((key) => Buffer.from(key).toString('base64url'));
}

function describeClient(env: PlatformEnv, publicOrigin: string) {
  const callbacks = [`${publicOrigin}/prosv/auth`, `${publicOrigin}/cms/auth`];
  return {
    ...strictClient(env.SSO_CLIENT_ID, env.SSO_CLIENT_SECRET, callbacks),
    post_logout_redirect_uris: [publicOrigin, `${publicOrigin}/`],
    // The product must be able to see when the password was given. [AUTH-20]
    require_auth_time: true,
    // It ends its own sessions when one ends here. [TRUST-05]
    backchannel_logout_uri: `${env.MAIN_API_ENDPOINTS[0]}${BACKCHANNEL_LOGOUT_PATH}`,
    backchannel_logout_session_required: true,
  };
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long a session goes on from now, in seconds: no use of it moves its end. [TRUST-05] */
function sessionTime({ SESSION_DAYS, SHARED_SESSION_HOURS }: PlatformEnv) {
  return (_context: unknown, { loginTs, transient }: Session): number => {
    const lifetime = transient ? SHARED_SESSION_HOURS * HOUR : SESSION_DAYS * DAY;
    const now = Math.floor(Date.now() / 1_000);
    return Math.max(1, (loginTs ?? now) + lifetime - now);
  };
}

/** Whether what was given out came from a session on somebody else's computer. */
async function isShared(provider: Provider, token: object | undefined): Promise<boolean> {
  const { sessionUid } = (token ?? {}) as { sessionUid?: string };
  if (sessionUid === undefined) return false;
  return (await provider.Session.findByUid(sessionUid))?.transient === true;
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
