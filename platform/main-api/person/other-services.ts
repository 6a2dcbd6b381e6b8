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
  return serviceAt(`${env.SSO_ORIGIN}/operator/accounts`, signOnHeaders(env));
}

/** By which the SSO knows the main API: as its client. */
export function signOnHeaders(env: PlatformEnv): { Authorization: string } {
  const credentials = `${env.SSO_CLIENT_ID}:${env.SSO_CLIENT_SECRET}`;
  return { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/**
 * What the payment service of the configured mode keeps of a buyer, by the user's id; null where nothing
 * is sold.
 */
export function paymentsOf(env: PlatformEnv): OtherService | null {
  if (isWithoutPayments(env)) return null;
  return serviceAt(`${paymentsOriginOf(env)}/operator/users`, {
    [OPERATOR_TOKEN_HEADER]: env.PAYMENT_OPERATOR_TOKEN,
  });
}

type Change = 'erase' | 'disable' | 'enable';

function serviceAt(base: string, headers: Record<string, string>) {
  const ask = (method: string, path: string) =>
    fetch(base + path, {
      ...{ method, headers, redirect: 'error' },
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
