import { PAGE_STATE_HEADER, readPageState } from '@/lib/seo/page-state';
import { redirectBody } from '@/lib/seo/prerender';

/**
 * Carries a redirect of middleware out, with a body: Next leaves a redirect that comes from
 * middleware itself without one. Nobody gets here by its path: middleware knows no such route. [PRE-01]
 */
export function GET(request: Request): Response {
  const state = readPageState(request.headers.get(PAGE_STATE_HEADER));
  if (state?.redirectLocation === undefined) return new Response(null, { status: 404 });
  const { redirectLocation, httpStatus, robots } = state;
  return new Response(redirectBody({ httpStatus, redirectLocation }), {
    status: httpStatus,
    headers: {
      Location: redirectLocation,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(robots === 'noindex,nofollow' && { 'X-Robots-Tag': robots }),
    },
  });
}
