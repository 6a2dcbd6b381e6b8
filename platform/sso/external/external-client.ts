import * as oidc from 'openid-client';
import type { Provider } from '@/lib/contract/user';
import { ServiceError } from '@/platform/kernel/errors';
import { providers } from '@/platform/kernel/external-providers';
import { createDiscovery, isAway, type OpenIdSettings } from '@/platform/kernel/openid/discovery';
import { providerSettings, type ProviderEnv } from '@/platform/kernel/provider-env';
import { readPerson, type ExternalPerson } from './external-person';

/** What must be remembered while a person is at the provider. */
export type ExternalSecrets = { state: string; nonce: string; codeVerifier: string };

/** Why a provider did not say who somebody is. */
export type Refusal = 'cancelled' | 'not_signed_in' | 'failed';

export type ExternalClient = {
  /**
   * @param silent whether the provider may show no page
   * @throws ServiceError `unavailable` or `upstream_invalid` when the provider cannot be asked now
   */
  addressFor(secrets: ExternalSecrets, silent: boolean): Promise<string>;
  /** @throws ServiceError as `addressFor` */
  exchange(
    answer: URLSearchParams,
    secrets: ExternalSecrets,
  ): Promise<{ person: ExternalPerson } | { refused: Refusal }>;
};

export type ExternalClients = ReadonlyMap<Provider, ExternalClient>;

const SCOPE = 'openid profile email school';
const SILENT_REFUSALS = ['login_required', 'interaction_required', 'consent_required'];

/** The SSO as a client of every provider that is switched on. */
export function createExternalClients(env: ProviderEnv, ssoOrigin: string): ExternalClients {
  const clients = new Map<Provider, ExternalClient>();
  for (const provider of providers) {
    const settings = providerSettings(env, provider);
    const callback = `${ssoOrigin}/external/${provider}/callback`;
    if (settings) clients.set(provider, createExternalClient(settings, callback));
  }
  return clients;
}

function createExternalClient(settings: OpenIdSettings, callback: string): ExternalClient {
  const discovery = createDiscovery(settings);
  return {
    addressFor: async ({ state, nonce, codeVerifier }, silent) => {
      const provider = await discovery.current();
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(silent && { prompt: 'none' }),
      });
      return url.href;
    },
    exchange: async (answer, secrets) => {
      const provider = await discovery.known();
      const address = new URL(callback);
      address.search = answer.toString();
      try {
        const person = readPerson(await claimsFrom(provider, address, secrets));
        if (!person) throw new ServiceError('upstream_invalid');
        return { person };
      } catch (error) {
        return { refused: refusalIn(error) };
      }
    },
  };
}

/** All that the provider says: few put more than the subject into the ID token. */
async function claimsFrom(
  provider: oidc.Configuration,
  address: URL,
  { state, nonce, codeVerifier }: ExternalSecrets,
): Promise<object> {
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !provider.serverMetadata().userinfo_endpoint) return { ...claims };
  const more = await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...claims, ...more };
}

/** @throws ServiceError when it is no refusal: the provider is away, or answers nonsense */
function refusalIn(error: unknown): Refusal {
  if (error instanceof ServiceError) throw error;
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    if (SILENT_REFUSALS.includes(error.error)) return 'not_signed_in';
    if (error.error === 'temporarily_unavailable' || error.error === 'server_error')
      throw new ServiceError('unavailable', { cause: error });
    return 'failed';
  }
  if (isAway(error)) throw new ServiceError('unavailable', { cause: error });
  // A code that was used before, or was made up.
  if (error instanceof oidc.ResponseBodyError) return 'failed';
  throw new ServiceError('upstream_invalid', { cause: error });
}
