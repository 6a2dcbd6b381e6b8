import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/payment/calls';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws ServiceError `unauthorized` when the caller is not web [PAY-02] */
export function assertServiceToken(http: ServiceContext, env: PlatformEnv): void {
  const expected = paymentServiceToken(env);
  const given = http.req.header(SERVICE_TOKEN_HEADER);
  if (expected === undefined || given === undefined) throw new ServiceError('unauthorized');
  // Of equal length whatever was given, as the comparison needs them.
  if (!timingSafeEqual(digest(given), digest(expected))) throw new ServiceError('unauthorized');
}
