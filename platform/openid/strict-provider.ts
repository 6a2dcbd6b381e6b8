import {
  interactionPolicy,
  type ClientMetadata,
  type Configuration,
  type Provider,
} from 'oidc-provider';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import { keepGrant } from './keep-grant';

const MINUTE = 60;

/**
 * How long a person may take to sign in, in seconds. Who is late must learn it from the provider, so an
 * interaction ends before whoever began the sign-in forgets it.
 */
export const INTERACTION = 14 * MINUTE;

/**
 * How long what a sign-in needs is good for, in seconds.
 *
 * @param session how long somebody stays signed in, in seconds
 */
export const lifetimes = (session: number) => ({
  Interaction: INTERACTION,
  AuthorizationCode: MINUTE,
  IdToken: 10 * MINUTE,
  AccessToken: 10 * MINUTE,
  Session: session,
  Grant: session,
});

/** Of signed cookies that no script reads and that come along when another site leads here. */
export const cookieAttributes = { signed: true, httpOnly: true, sameSite: 'lax' } as const;

/** What all our providers allow: code flow with PKCE and nothing else. [AUTH-03] */
export const strictProvider = {
  scopes: ['openid'],
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic'],
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  enableHttpPostMethods: false,
  clientBasedCORS: () => false,
  loadExistingGrant: keepGrant,
} satisfies Configuration;

/** What oidc-provider can do besides is off. */
export const strictFeatures = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
} satisfies Configuration['features'];

/** A client of such a provider. */
export const strictClient = (id: string, secret: string, redirectUris: string[]) =>
  ({
    client_id: id,
    client_secret: secret,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    response_types: ['code'],
    grant_types: ['authorization_code'],
  }) satisfies ClientMetadata;

/**
 * Lets the only client of a provider come with its secret of before as well. [TRUST-12]
 *
 * @param accepted the current one is that of the client's metadata
 */
export function acceptSecrets({ Client }: Provider, accepted: readonly string[]): void {
  Client.prototype.compareClientSecret = (actual: string) => isOneOfSecrets(actual, accepted);
}

/** The client is the publisher's own or was agreed on by contract: nobody is asked to consent. */
export function policyWithoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}
