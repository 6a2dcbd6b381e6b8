import type { Failure } from '@/lib/contract/result';
import { routes } from '@/lib/routes/routes';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { statusIdOfFailure } from './status-of-failure';
import { isStatusPath } from './status-texts';

/** Where the original address and the error's code travel to a status page. */
const FROM = 'from';
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

/**
 * The address that a status page puts back into the address bar, or null; a status page that stands in
 * place of another page has its address already. [STATUS-13]
 */
export function originalAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | null {
  return isStatusPath(pathname) ? safeReturnUrl(new URLSearchParams(search).get(FROM)) : null;
}
