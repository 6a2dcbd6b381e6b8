import { redirect } from 'next/navigation';
import type { EndpointName } from '@/lib/contract/endpoints';
import { pathOf } from '@/lib/routes/match';
import type { CmsRouteId } from '@/lib/routes/routes';
import { decideCms, withCmsReturnUrl, type CmsDecision } from '@/lib/session/guards/cms-guard';
import { readCmsSession } from '@/lib/session/cms-server';
import type { CmsSession } from '@/lib/session/cms-session';
import type { CallInput, CallResult } from '@/lib/upstream/call-main-api';
import { callAs, PageError } from '@/app/_server/main-api';
import { requestedUrl } from '@/app/_server/pages/requested-url';

type CmsEndpointName = Extract<EndpointName, `${string}Cms${string}`>;

/**
 * A call in the name of the editor of this request; the session of a user has no part in it. [AUTH-20]
 *
 * @param requestId as for `callAs`
 */
export async function callCms<Name extends CmsEndpointName>(
  name: Name,
  input: CallInput<Name>,
  requestId?: string,
): Promise<CallResult<Name>> {
  const session = await readCmsSession();
  return callAs(session && { token: session.token }, name, input, requestId);
}

/**
 * What a page for editors shows. A session that the main API no longer knows ends here and now. [AUTH-20]
 *
 * @throws PageError for every other failure
 */
export async function loadCms<Name extends CmsEndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Extract<CallResult<Name>, { ok: true }>['value']> {
  const result = await callCms(name, input);
  if (result.ok) return result.value;
  if (result.error.status === 401)
    redirect(withCmsReturnUrl(pathOf('cmsLogout'), await requestedUrl(), { expired: '' }));
  throw new PageError(result.error);
}

/**
 * Decided with the same function as in middleware: a page or handler stands even when middleware
 * does not.
 *
 * @param url path with query; what the visitor asked for when it is left out
 */
export async function decideCmsHere(
  id: CmsRouteId,
  url?: string,
): Promise<{ decision: CmsDecision; session: CmsSession | null }> {
  const session = await readCmsSession();
  return { decision: decideCms(id, session, url ?? (await requestedUrl())), session };
}

/** The editor of a page. Never returns for anybody else. */
export async function requireEditor(id: CmsRouteId): Promise<CmsSession> {
  const { decision, session } = await decideCmsHere(id);
  if (decision.kind === 'redirect') redirect(decision.to);
  if (decision.kind === 'forbidden') redirect(pathOf('forbidden'));
  if (!session) redirect(pathOf('cmsLogin'));
  return session;
}
