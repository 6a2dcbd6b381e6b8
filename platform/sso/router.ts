import { errorTable } from '@/lib/contract/call/errors';
import { toServiceError } from '@/platform/kernel/errors';
import { forwardToProvider, PROTOCOL } from '@/platform/openid/forward-to-provider';
import type { ServiceApp } from '@/platform/kernel/service';
import type { Sso, SsoContext } from './context';
import { externalCallback } from './external/callback';
import { interactionRoutes } from './interaction/routes';
import { mailboxRoutes } from './letters/mailbox-routes';
import { addOperatorCalls } from './operator/routes';
import { fontFile } from './pages/fonts';
import { brokenLinkPage, failurePage, notFoundPage } from './pages/messages';
import { sendPage } from './pages/send';
import { signInDoor } from './protection/sign-in-door';
import { returnAddress } from './protection/return-address';
import { confirmRoutes } from './interaction/confirm-routes';
import { findSignedIn } from './session/browser-session';
import { passkeyRoutes } from './session/passkey-routes';
import { passwordRoutes } from './session/password-routes';
import { resetRoutes } from './session/reset-routes';
import { sessionRoutes } from './session/routes';
import { stateScript } from './session/state-script';

/** Puts the pages and the protocol of the SSO on the service. */
export function addRoutes(app: ServiceApp, sso: Sso): void {
  const { publicOrigin } = sso;
  app.use(async (context, next) => {
    await next();
    if (context.error && asksForPage(context))
      context.res = await pageInstead(context, publicOrigin, context.error);
  });
  addOperatorCalls(app, sso);
  app.get('/', (context) => context.redirect(publicOrigin, 303));
  app.route('/', sessionRoutes(sso));
  app.get('/api/state.js', stateScript(sso));
  app.route('/interaction', interactionRoutes(sso));
  app.route('/confirm', confirmRoutes(sso));
  app.route('/reset', resetRoutes(sso));
  app.route('/profile/password', passwordRoutes(sso));
  app.route('/profile/passkeys', passkeyRoutes(sso));
  app.get('/fonts/:file', fontFile());
  app.route('/mailbox', mailboxRoutes(sso));
  app.get('/external/:provider/callback', externalCallback);
  app.get('/session/end', async (context, next) => {
    // Nobody to ask whether to sign out: go where the client wants at once.
    if (await findSignedIn(sso, context)) return next();
    const { post_logout_redirect_uri: wanted } = context.req.query();
    context.header('Cache-Control', 'no-store');
    return context.redirect(returnAddress(wanted, publicOrigin), 303);
  });
  app.use('/auth', signInDoor());
  const protocol = forwardToProvider(sso.provider, sso.issuer);
  for (const path of PROTOCOL) app.all(path, protocol);
  app.all('*', async (context, next) => {
    if (!asksForPage(context)) return next();
    return sendPage(context, publicOrigin, notFoundPage(publicOrigin), 404);
  });
}

function asksForPage(context: SsoContext): boolean {
  return context.req.header('accept')?.includes('text/html') ?? false;
}

/** The kernel has logged what failed and coded the answer; a person gets a page in its place. */
function pageInstead(context: SsoContext, publicOrigin: string, thrown: Error): Promise<Response> {
  const { code } = toServiceError(thrown);
  const { status } = errorTable[code];
  const comeAgain = status >= 500 || code === 'rate_limited';
  const page = comeAgain
    ? failurePage(publicOrigin)
    : code === 'not_found'
      ? notFoundPage(publicOrigin)
      : brokenLinkPage(publicOrigin, code);
  return sendPage(context, publicOrigin, page, status);
}
