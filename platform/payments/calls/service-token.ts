import { OPERATOR_TOKEN_HEADER, SERVICE_TOKEN_HEADER } from '@/lib/contract/payment/calls';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { isSameSecret } from '@/lib/http/is-same-secret';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';

/** @throws ServiceError `unauthorized` when the caller is not web [PAY-02] */
export function assertServiceToken(http: ServiceContext, env: PlatformEnv): void {
  assertToken(http.req.header(SERVICE_TOKEN_HEADER), paymentServiceToken(env));
}

/** @throws ServiceError `unauthorized` when the caller is no operator, as web is none [PAY-02] */
export function assertOperatorToken(http: ServiceContext, env: PlatformEnv): void {
  assertToken(http.req.header(OPERATOR_TOKEN_HEADER), env.PAYMENT_OPERATOR_TOKEN);
}

function assertToken(given: string | undefined, expected: string | undefined): void {
  if (expected === undefined || given === undefined) throw new ServiceError('unauthorized');
  if (!isSameSecret(given, expected)) throw new ServiceError('unauthorized');
}
