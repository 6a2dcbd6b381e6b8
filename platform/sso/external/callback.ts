import { ServiceError } from '@/platform/kernel/errors';
import { redirectTo } from '@/platform/openid/finish-interaction';
import type { SsoContext } from '@/platform/sso/context';
import { interactionIn } from './pending';

/**
 * Where providers send people back. The cookie that binds the interaction to its browser lies under
 * the interaction's own path, so the answer is taken there.
 */
export function externalCallback(context: SsoContext): Response {
  const { search } = new URL(context.req.url);
  const uid = interactionIn(context.req.query('state') ?? '');
  if (!uid) throw new ServiceError('not_found');
  const provider = encodeURIComponent(context.req.param('provider') ?? '');
  return redirectTo(context, `/interaction/${uid}/external/${provider}/callback${search}`);
}
