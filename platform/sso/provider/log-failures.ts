import type { errors, Provider } from 'oidc-provider';
import { toServiceError } from '@/platform/kernel/errors';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';

/** Logs what oidc-provider refuses, by the code alone: its details can quote what was sent. */
export function logFailures(provider: Provider, log: Logger): void {
  provider.on('server_error', (_context, error) => {
    log.error({ code: toServiceError(error).code, cause: describe(error) }, 'request failed');
  });
  const refused = (event: string) => (_context: unknown, error: errors.OIDCProviderError) => {
    log.info({ event, code: error.error }, 'request refused');
  };
  provider.on('authorization.error', refused('authorization'));
  provider.on('grant.error', refused('grant'));
  provider.on('userinfo.error', refused('userinfo'));
}
