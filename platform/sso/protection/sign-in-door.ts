import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '@/platform/kernel/errors';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import type { ServiceVariables } from '@/platform/kernel/service';
import { networkOf } from '@/platform/kernel/service-context';

/** Each sign-in that begins keeps what it began with: ours are a quarter of this. */
const MAX_ADDRESS = 4_000;
/** A whole school at the same time, behind one address. */
const BEGUN = { limit: 1_000, windowMs: 5 * 60_000 };

/**
 * Stands before the address at which sign-ins begin, where anybody may come: what is longer than any of
 * ours, or comes too often, is refused before anything is kept. [TRUST-08]
 */
export function signInDoor(
  now: () => number = Date.now,
): MiddlewareHandler<{ Variables: ServiceVariables }> {
  const begun = createThrottle(BEGUN, now);
  return async (context, next) => {
    if (context.req.url.length > MAX_ADDRESS) throw new ServiceError('invalid_request');
    const retryAfterSeconds = begun.take(networkOf(context));
    if (retryAfterSeconds > 0) throw new ServiceError('rate_limited', { retryAfterSeconds });
    await next();
  };
}
