import { isDevelopment } from '@/lib/config/development';
import { serverConfig } from '@/lib/config/server';
import { isWithoutPayments, WITHOUT_PAYMENTS } from '@/lib/contract/environment/payments';
import { logFailure } from '@/lib/log/log-failure';
import { log } from '@/lib/log/logger';
import { secureResponses } from '@/lib/security/secure-responses';
import { followResponses } from '@/lib/status/response-status';
import { onCallReport } from '@/lib/upstream/call-report';

/**
 * What a start begins with. A wrong environment ends it, with one sentence that names the variable;
 * from then on troubles of upstream calls are logged. The security headers are set, and responses
 * followed, in front of Next.js, and here for development, which has no front. [CONF-01]
 */
export function startServer(): void {
  try {
    serverConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
  if (isWithoutPayments(serverConfig())) log().warn(WITHOUT_PAYMENTS);
  if (isDevelopment) {
    secureResponses({ config: serverConfig(), isDevelopment });
    followResponses();
  }
  onCallReport((trouble) => logFailure(log(), trouble));
}
