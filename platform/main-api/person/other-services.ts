import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
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
export function signOnOf(env: PlatformEnv): OtherService {
  const credentials = `${env.SSO_CLIENT_ID}:${env.SSO_CLIENT_SECRET}`;
  const Authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return serviceAt(`${env.SSO_ORIGIN}/operator/accounts`, { Authorization });
}

/** What the payment service keeps of a buyer, by the user's id. */
export function paymentsOf(env: PlatformEnv): OtherService {
  const token = paymentServiceToken(env);
  return serviceAt(`${env.PAYMENTS_ORIGIN}/operator/users`, {
    ...(token !== undefined && { [SERVICE_TOKEN_HEADER]: token }),
  });
}

function serviceAt(base: string, headers: Record<string, string>): OtherService {
  const ask = (method: string, path: string) =>
    fetch(base + path, {
      ...{ method, headers, redirect: 'error' },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((cause: unknown) => {
      throw new ServiceError('upstream_unavailable', { cause });
    });
  return {
    async tell(id) {
      const response = await ask('GET', `/${encodeURIComponent(id)}/`);
      if (response.status === 404) return null;
      if (!response.ok) throw new ServiceError('upstream_unavailable');
      return response.json();
    },
    async erase(id) {
      const response = await ask('POST', `/${encodeURIComponent(id)}/erase/`);
      if (!response.ok) throw new ServiceError('upstream_unavailable');
    },
  };
}
