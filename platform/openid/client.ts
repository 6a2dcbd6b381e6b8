import * as oidc from 'openid-client';
import { ServiceError } from '@/platform/kernel/errors';
import { isUnavailable, type Discovery } from './discovery';

/** What must be remembered between the two halves of a sign-in. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

const SCOPE = 'openid profile email school';

export const createSecrets = (): SignInSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** The address at the provider where a browser begins its sign-in, with `extra` parameters. */
export async function authorizationAddress(
  provider: oidc.Configuration,
  { state, nonce, codeVerifier }: SignInSecrets,
  extra: Record<string, string>,
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(provider, {
    ...extra,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * As `claimsOf`. A provider that does not know our new secret yet is asked with the one before, so that
 * it need not be changed on both sides at once. [TRUST-12]
 */
export async function claimsFrom(
  discovery: Pick<Discovery, 'known' | 'former'>,
  answer: URL,
  secrets: SignInSecrets,
  maxAge?: number,
): ReturnType<typeof claimsOf> {
  try {
    return await claimsOf(await discovery.known(), answer, secrets, maxAge);
  } catch (error) {
    const former = isUnknownClient(error) ? await discovery.former() : null;
    if (!former) throw error;
    return claimsOf(former, answer, secrets, maxAge);
  }
}

/** Whether the provider did not take us for its client; the code is not used up by that. */
function isUnknownClient(error: unknown): boolean {
  const { cause } = error instanceof ServiceError ? error : {};
  if (cause instanceof oidc.ResponseBodyError) return cause.error === 'invalid_client';
  return cause instanceof oidc.WWWAuthenticateChallengeError && cause.status === 401;
}

/**
 * All that the provider says of who has come: few put more than the subject into the ID token, so
 * userinfo is asked as well. `refused` is the error by its name in OAuth: the provider did not sign
 * the person in, or (`invalid_grant`) the code is used, late or made up, or (`invalid_request`) it is
 * not the provider who has sent the browser.
 *
 * @param answer the address to which the provider sent the browser, with the query that it brought
 * @param maxAge in seconds, when it was asked for: the provider has to say that the person showed no longer
 *   ago who they are
 * @throws ServiceError `unavailable` when the provider is unavailable, `upstream_invalid` when it
 *   answers nonsense, or does not take us for its client: no fault of the person's
 */
export async function claimsOf(
  provider: oidc.Configuration,
  answer: URL,
  secrets: SignInSecrets,
  maxAge?: number,
): Promise<{ claims: object } | { refused: string }> {
  if (!isAnswerOf(provider, answer)) return { refused: 'invalid_request' };
  try {
    return { claims: await fetchClaims(provider, answer, secrets, maxAge) };
  } catch (cause) {
    if (isUnavailable(cause)) throw new ServiceError('unavailable', { cause });
    const refused = refusalIn(cause);
    if (refused === null) throw new ServiceError('upstream_invalid', { cause });
    return { refused };
  }
}

/**
 * Whether this provider can have sent the browser: anybody can write an address, and other providers
 * send here as well.
 */
function isAnswerOf(provider: oidc.Configuration, { searchParams }: URL): boolean {
  const { issuer, authorization_response_iss_parameter_supported: tells } =
    provider.serverMetadata();
  const iss = searchParams.get('iss');
  const isWhole = searchParams.has('code') || searchParams.has('error');
  return isWhole && (iss === null ? tells !== true : iss === issuer);
}

async function fetchClaims(
  provider: oidc.Configuration,
  answer: URL,
  { state, nonce, codeVerifier }: SignInSecrets,
  maxAge: number | undefined,
): Promise<object> {
  const tokens = await oidc.authorizationCodeGrant(provider, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
    maxAge,
  });
  const claims = tokens.claims();
  if (!claims || !provider.serverMetadata().userinfo_endpoint) return { ...claims };
  const more = await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...claims, ...more };
}

function refusalIn(error: unknown): string | null {
  if (error instanceof oidc.AuthorizationResponseError) return error.error;
  const isUsed = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
  return isUsed ? error.error : null;
}
