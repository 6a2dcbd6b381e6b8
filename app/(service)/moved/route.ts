import { movedAnswer } from '@/lib/seo/moved-answer';
import { PAGE_STATE_HEADER, readPageState } from '@/lib/seo/page-state';

/**
 * Carries a redirect of middleware out, with a body: Next leaves a redirect that comes from
 * middleware itself without one. Nobody gets here by its path: middleware knows no such route. [PRE-01]
 */
export function GET(request: Request): Response {
  const state = readPageState(request.headers.get(PAGE_STATE_HEADER));
  if (state?.redirectLocation === undefined) return new Response(null, { status: 404 });
  const { redirectLocation, httpStatus, robots } = state;
  const { body, headers } = movedAnswer({ redirectLocation, httpStatus, robots });
  return new Response(body, { status: httpStatus, headers });
}
