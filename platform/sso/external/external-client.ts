import { providers, type Provider } from '@/lib/contract/auth/external-providers';
import { ServiceError } from '@/platform/kernel/errors';
import { authorizationAddress, claimsFrom, type SignInSecrets } from '@/platform/openid/client';
import { createDiscovery } from '@/platform/openid/discovery';
import {
  providerSettings,
  type ProviderEnv,
  type OpenIdSettings,
} from '@/platform/kernel/provider-env';
import { readPerson, type ExternalPerson } from './external-person';

/** Why a provider did not say who somebody is. */
type Refusal = 'cancelled' | 'not_signed_in' | 'failed';

type ExternalOutcome = { person: ExternalPerson } | { refused: Refusal };

export type ExternalClient = {
  /**
   * @param silent whether the provider may show no page
   * @throws ServiceError `unavailable` or `upstream_invalid` when the provider cannot be asked now
   */
  addressFor(secrets: SignInSecrets, silent: boolean): Promise<string>;
  /** @throws ServiceError as `addressFor` */
  exchange(query: URLSearchParams, secrets: SignInSecrets): Promise<ExternalOutcome>;
};

export type ExternalClients = ReadonlyMap<Provider, ExternalClient>;

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
    addressFor: async (secrets, silent) =>
      authorizationAddress(await discovery.current(), secrets, {
        redirect_uri: callback,
        ...(silent && { prompt: 'none' }),
      }),
    exchange: async (query, secrets) => {
      const answer = new URL(callback);
      answer.search = query.toString();
      const outcome = await claimsFrom(discovery, answer, secrets);
      if ('refused' in outcome) return { refused: toRefusal(outcome.refused) };
      const person = readPerson(outcome.claims);
      if (!person) throw new ServiceError('upstream_invalid');
      return { person };
    },
  };
}

function toRefusal(error: string): Refusal {
  if (error === 'access_denied') return 'cancelled';
  return SILENT_REFUSALS.includes(error) ? 'not_signed_in' : 'failed';
}
