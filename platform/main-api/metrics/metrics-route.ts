import { hasBearerToken } from '@/lib/http/bearer-token';
import { logAccess } from '@/platform/kernel/access-log';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import { addWrongMethods } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Metrics } from './metrics';

const PATH = '/metrics';

/**
 * Numbers in the text format of Prometheus, for operators alone; for others there is nothing, as with web's
 * `/ready?details`. [API-01]
 */
export function addMetricsRoute(
  app: ServiceApp,
  { read, contentType }: Metrics,
  env: Pick<PlatformEnv, 'READY_DETAILS_TOKEN' | 'READY_DETAILS_TOKEN_PREVIOUS'>,
): void {
  const tokens = [env.READY_DETAILS_TOKEN, env.READY_DETAILS_TOKEN_PREVIOUS];
  app.get(PATH, async (http) => {
    if (!hasBearerToken(http.req.header('authorization'), tokens)) {
      logAccess(http, { event: 'operator_call', outcome: 'refused', way: 'metrics' });
      throw new ServiceError('not_found');
    }
    const numbers = await read();
    return http.body(numbers, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
  addWrongMethods(app, [
    { path: PATH, method: 'GET' },
    { path: PATH, method: 'HEAD' },
  ]);
}
