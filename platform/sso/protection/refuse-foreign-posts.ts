import type { MiddlewareHandler } from 'hono';
import type { ServiceVariables } from '@/platform/kernel/service';
import { isForeignPost } from '@/platform/openid/protection/request-source';
import type { Sso } from '@/platform/sso/context';
import { foreignPage } from '@/platform/sso/pages/messages';
import { sendPage } from '@/platform/sso/pages/send';

/** Answers forms that another site has sent with a page that says so. */
export function refuseForeignPosts({
  issuer,
  publicOrigin,
}: Pick<Sso, 'issuer' | 'publicOrigin'>): MiddlewareHandler<{ Variables: ServiceVariables }> {
  return async (context, next) => {
    const foreign = isForeignPost((name) => context.req.header(name), issuer);
    if (context.req.method !== 'GET' && foreign)
      return sendPage(context, publicOrigin, foreignPage(publicOrigin), 403);
    return next();
  };
}
