import type { Failure } from '@/lib/contract/call/result';
import { routes } from '@/lib/routes/routes';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { FROM } from './original-address';
import { statusIdOfFailure } from './status-of-failure';

/** Where the error's code travels to a status page. */
const ERROR = 'error';

/**
 * The status page for a failure that ends a navigation, with the address that the visitor wanted and
 * the error in its query. [STATUS-14]
 *
 * @param wanted path with query; what is not a path on our own origin is left out
 */
export function failureAddress({ status, code }: Failure, wanted: string): string {
  const from = safeReturnUrl(wanted);
  const query = new URLSearchParams({ ...(from !== null && { [FROM]: from }), [ERROR]: code });
  return `${routes[statusIdOfFailure(status)].path}?${query}`;
}
