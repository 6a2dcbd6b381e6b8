import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { toServiceError } from '@/platform/kernel/errors';
import type { Page } from '@/platform/openid/pages/page-template';
import { pageHeaders } from '@/platform/sso/pages/layout';
import {
  brokenLinkPage,
  expiredPage,
  failurePage,
  signedOutPage,
  signOutPage,
} from '@/platform/sso/pages/messages';

type Logout = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;
type Renderers = Required<
  Pick<Configuration, 'renderError'> & Pick<Logout, 'logoutSource' | 'postLogoutSuccessSource'>
>;

/** The pages that oidc-provider shows by itself, in our looks and words. */
export function createRenderers(publicOrigin: string): Renderers {
  const send = async (context: KoaContextWithOIDC, page: Page) => {
    context.set(pageHeaders(publicOrigin));
    context.type = 'html';
    context.body = String(await page);
  };
  return {
    renderError: async (context, out, error) => {
      if (error instanceof errors.SessionNotFound) {
        await send(context, expiredPage(publicOrigin));
      } else if (out.error === 'server_error') {
        context.status = toServiceError(error).code === 'unavailable' ? 503 : 500;
        if (context.status === 503) context.set('Retry-After', '5');
        await send(context, failurePage(publicOrigin));
      } else {
        await send(context, brokenLinkPage(publicOrigin, out.error));
      }
    },
    logoutSource: (context, form) => send(context, signOutPage(publicOrigin, form)),
    postLogoutSuccessSource: (context) => send(context, signedOutPage(publicOrigin)),
  };
}
