import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { isOneOfSecrets } from '@/lib/http/is-same-secret';
import type { PlatformEnv } from '@/platform/kernel/env';
import { logAccess } from '@/platform/kernel/access-log';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';

/** @throws ServiceError `unauthorized` when the caller is not web [PAY-02] */
export function assertServiceToken(http: ServiceContext, env: PlatformEnv): void {
  const token = paymentServiceToken(env);
  const given = http.req.header(SERVICE_TOKEN_HEADER);
  const accepted =
    token === undefined ? [] : acceptedSecrets(token, env.PAYMENT_SERVICE_TOKEN_PREVIOUS);
  if (given !== undefined && isOneOfSecrets(given, accepted)) return;
  logAccess(http, { event: 'service_call', outcome: 'refused', way: 'payments' });
  throw new ServiceError('unauthorized');
}
