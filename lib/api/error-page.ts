import { routes } from '@/lib/routes/routes';

/**
 * The page for a failure that a page cannot show itself. [STATUS-14]
 *
 * @param failure of a call, with its HTTP status (0 when no answer came); anything else is no HTTP
 */
export function errorPageOf(failure: unknown): string {
  const status = statusOf(failure);
  if (status === null) return routes.unknownError.path;
  if (status === 401 || status === 403) return routes.forbidden.path;
  if (status === 404) return routes.notFound.path;
  return status === 0 ? routes.networkError.path : routes.unknownServerError.path;
}

function statusOf(failure: unknown): number | null {
  const { status } = { ...(failure as { status?: unknown } | null) };
  return typeof status === 'number' ? status : null;
}
