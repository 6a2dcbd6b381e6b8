import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { OPERATOR_TOKEN_HEADER } from '@/lib/contract/payment/calls';
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
  const accepted =
    token === undefined ? [] : acceptedSecrets(token, env.PAYMENT_SERVICE_TOKEN_PREVIOUS);
  assertToken(http, http.req.header(SERVICE_TOKEN_HEADER), accepted);
}

/** @throws ServiceError `unauthorized` when the caller is no operator, as web is none [PAY-02] */
export function assertOperatorToken(http: ServiceContext, env: PlatformEnv): void {
  const { PAYMENT_OPERATOR_TOKEN, PAYMENT_OPERATOR_TOKEN_PREVIOUS } = env;
  const accepted = acceptedSecrets(PAYMENT_OPERATOR_TOKEN, PAYMENT_OPERATOR_TOKEN_PREVIOUS);
  assertToken(http, http.req.header(OPERATOR_TOKEN_HEADER), accepted);
}

function assertToken(
  http: ServiceContext,
  given: string | undefined,
  accepted: readonly string[],
): void {
  if (given !== undefined && isOneOfSecrets(given, accepted)) return;
  logAccess(http, { event: 'service_call', outcome: 'refused', way: 'payments' });
  throw new ServiceError('unauthorized');
}
