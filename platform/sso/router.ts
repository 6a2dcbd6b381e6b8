import { handOver, PROTOCOL } from '@/platform/kernel/openid/hand-over';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Sso, SsoContext } from './context';
import { externalCallback } from './external/callback';
import { interactionRoutes } from './interaction/routes';
import { failurePage, notFoundPage } from './pages/messages';
import { sendPage } from './pages/send';
import { returnAddress } from './protection/return-address';
import { findSignedIn } from './session/browser-session';
import { sessionRoutes } from './session/routes';
import { stateScript } from './session/state-script';

/** Puts the pages and the protocol of the SSO on the service. */
export function addRoutes(app: ServiceApp, sso: Sso): void {
  const { publicOrigin } = sso;
  app.use(async (context, next) => {
    await next();
    if (context.res.status >= 500 && context.error && asksForPage(context))
      await showFailure(context, publicOrigin);
  });
  app.get('/', (context) => context.redirect(publicOrigin, 303));
  app.route('/', sessionRoutes(sso));
  app.get('/api/state.js', stateScript(sso));
  app.route('/interaction', interactionRoutes(sso));
  app.get('/external/:provider/callback', externalCallback);
  app.get('/session/end', async (context, next) => {
    // Nobody to ask whether to sign out: go where the client wants at once.
    if (await findSignedIn(sso, context)) return next();
    const { post_logout_redirect_uri: wanted } = context.req.query();
    context.header('Cache-Control', 'no-store');
    return context.redirect(returnAddress(wanted, publicOrigin), 303);
  });
  for (const path of PROTOCOL) app.all(path, handOver(sso.provider, sso.issuer));
  app.get('*', async (context, next) => {
    if (!asksForPage(context)) return next();
    return sendPage(context, publicOrigin, notFoundPage(publicOrigin), 404);
  });
}

function asksForPage(context: SsoContext): boolean {
  return context.req.header('accept')?.includes('text/html') ?? false;
}

/** The kernel has logged the failure and coded the answer; a person gets a page in its place. */
async function showFailure(context: SsoContext, publicOrigin: string): Promise<void> {
  const coded = context.res.status === 503 ? 503 : 500;
  context.res = await sendPage(context, publicOrigin, failurePage(publicOrigin), coded);
}
