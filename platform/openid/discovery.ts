import * as oidc from 'openid-client';
import { ServiceError } from '@/platform/kernel/errors';
import type { OpenIdSettings } from '@/platform/kernel/provider-env';

export type Discovery = {
  /**
   * The provider as it describes itself at most 5 s ago: before a browser is sent there.
   *
   * @throws ServiceError `unavailable` when it does not answer within 4 s or fails,
   *   `upstream_invalid` when what it answers is no description of it
   */
  current(): Promise<oidc.Configuration>;
  /** The provider as it last described itself, however long ago; throws like `current`. */
  known(): Promise<oidc.Configuration>;
  /** As `known`, for coming with our secret of before; null when there is none. [TRUST-12] */
  former(): Promise<oidc.Configuration | null>;
};

const FRESH_MS = 5_000;
/**
 * Of one request: less than web waits for one of several main APIs, so that web receives the
 * reason. [NET-03]
 */
const TIMEOUT_SECONDS = 4;

/**
 * Finds out about an OpenID provider whose client we are. A failure is never kept: the next call
 * asks again.
 */
export function createDiscovery(settings: OpenIdSettings, now: () => number = Date.now): Discovery {
  let last: { configuration: oidc.Configuration; at: number } | undefined;
  let running: Promise<oidc.Configuration> | undefined;
  const ask = async () => {
    const asked = await discover(settings);
    // The one that is known keeps the provider's keys, which are then not fetched for each sign-in.
    const configuration = last && isSame(last.configuration, asked) ? last.configuration : asked;
    last = { configuration, at: now() };
    return configuration;
  };
  const { formerSecret, ...rest } = settings;
  const before = formerSecret && createDiscovery({ ...rest, clientSecret: formerSecret }, now);
  const askOnce = () => (running ??= ask().finally(() => (running = undefined)));
  return {
    current: async () =>
      last && now() - last.at < FRESH_MS ? last.configuration : await askOnce(),
    known: async () => last?.configuration ?? (await askOnce()),
    former: async () => (before ? before.known() : null),
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const address = new URL(issuer);
  const isPlain = address.protocol === 'http:';
  const authentication = oidc.ClientSecretBasic(clientSecret);
  return oidc
    .discovery(address, clientId, undefined, authentication, {
      // Without this the client takes an ID token for its place of origin alone, however it is signed.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      timeout: TIMEOUT_SECONDS,
    })
    .catch((cause: unknown) => {
      throw new ServiceError(isUnavailable(cause) ? 'unavailable' : 'upstream_invalid', { cause });
    });
}

function isSame(one: oidc.Configuration, other: oidc.Configuration): boolean {
  return JSON.stringify(one.serverMetadata()) === JSON.stringify(other.serverMetadata());
}

/** Whether a failed call to a provider means that it does not answer or fails itself. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.AuthorizationResponseError)
    return /^(temporarily_unavailable|server_error)$/.test(error.error);
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const status = statusOf(cause);
  if (status !== null) return status >= 500;
  // `fetch failed`, or a time limit; a wrong argument of ours has a code.
  if (error instanceof TypeError) return !('code' in error);
  return isTimeout(error) || isTimeout(cause);
}

/** The server of this process has put its own class in the place of `Response`. */
function statusOf(cause: unknown): number | null {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return null;
  return typeof cause.status === 'number' ? cause.status : null;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name);
}
