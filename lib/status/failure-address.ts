import type { Failure } from '@/lib/contract/call/result';
import type { OwnPath } from '@/lib/routes/own-path';
import { routes } from '@/lib/routes/routes';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { FROM } from './original-address';
import { statusIdOfFailure } from './status-of-failure';

/** Where the error's code travels to a status page. */
const ERROR = 'error';

/**
 * The status page for a failure that ends a navigation, with the address that the visitor asked for
 * and the error in its query. [STATUS-14]
 */
export function failureAddress({ status, code }: Failure, returnUrl: OwnPath | null): string {
  const from = safeReturnUrl(returnUrl);
  const query = new URLSearchParams({ ...(from !== null && { [FROM]: from }), [ERROR]: code });
  return `${routes[statusIdOfFailure(status)].path}?${query}`;
}
