import { OPERATOR_TOKEN_HEADER } from '@/lib/contract/payment/calls';
import { isWithoutPayments, paymentsOriginOf } from '@/lib/contract/environment/payments';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';

const TIME_LIMIT_MS = 5_000;

/** A service that keeps something of people by an identifier of its own. */
type OtherService = {
  /** All that it keeps; null when it knows nobody by this, or has no such call. */
  tell(id: string): Promise<unknown>;
  /** Forgets the person. Rejects when the service has not said that it has. */
  erase(id: string): Promise<void>;
};

/** What the SSO keeps of an account, by its subject identifier; asked as the client that signs in there. */
export function signOnOf(env: PlatformEnv) {
  return serviceAt((path, request) => fetchSignOn(env, `/operator/accounts${path}`, request));
}

type Client = Pick<PlatformEnv, 'SSO_CLIENT_ID' | 'SSO_CLIENT_SECRET'>;

/** By which the SSO knows the main API: as its client. @testing */
export function signOnHeaders(client: Client): { Authorization: string } {
  const credentials = `${client.SSO_CLIENT_ID}:${client.SSO_CLIENT_SECRET}`;
  return { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/**
 * Calls the SSO as its client. One that does not know our new secret yet is asked with the one before, so
 * that it need not be changed on both sides at once. [TRUST-12]
 *
 * @throws (rejects) as `fetch` does
 */
export async function fetchSignOn(
  env: PlatformEnv,
  path: string,
  request: RequestInit,
): Promise<Response> {
  const ask = (client: Client) =>
    fetch(env.SSO_ORIGIN + path, { ...request, headers: signOnHeaders(client) });
  const response = await ask(env);
  const former = env.SSO_CLIENT_SECRET_PREVIOUS;
  if (response.status !== 401 || former === undefined) return response;
  return ask({ ...env, SSO_CLIENT_SECRET: former });
}

/**
 * What the payment service of the configured mode keeps of a buyer, by the user's id; null where nothing
 * is sold.
 */
export function paymentsOf(env: PlatformEnv): OtherService | null {
  if (isWithoutPayments(env)) return null;
  const headers = { [OPERATOR_TOKEN_HEADER]: env.PAYMENT_OPERATOR_TOKEN };
  const base = `${paymentsOriginOf(env)}/operator/users`;
  return serviceAt((path, request) => fetch(base + path, { ...request, headers }));
}

type Change = 'erase' | 'disable' | 'enable';

function serviceAt(call: (path: string, request: RequestInit) => Promise<Response>) {
  const ask = (method: string, path: string) =>
    call(path, {
      ...{ method, redirect: 'error' },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((cause: unknown) => {
      throw new ServiceError('upstream_unavailable', { cause });
    });
  /** Rejects when the service has not said that it has done so. */
  const post = async (id: string, change: Change) => {
    const response = await ask('POST', `/${encodeURIComponent(id)}/${change}/`);
    if (!response.ok) throw new ServiceError('upstream_unavailable');
  };
  return {
    post,
    async tell(id: string): Promise<unknown> {
      const response = await ask('GET', `/${encodeURIComponent(id)}/`);
      if (response.status === 404) return null;
      if (!response.ok) throw new ServiceError('upstream_unavailable');
      return response.json();
    },
    erase: (id: string) => post(id, 'erase'),
  };
}
