import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import type { PartnerConfig } from './partner';
import { messagePage, signOutPage } from './pages';

type Logout = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;
type Renderers = Required<
  Pick<Configuration, 'renderError'> & Pick<Logout, 'logoutSource' | 'postLogoutSuccessSource'>
>;

/** The pages that oidc-provider shows by itself, in the looks of this provider. */
export function createRenderers(
  { publicOrigin }: PartnerConfig,
  template: PageTemplate,
): Renderers {
  const send = async (context: KoaContextWithOIDC, page: Page) => {
    context.set(template.headers);
    context.type = 'html';
    context.body = String(await page);
  };
  return {
    renderError: (context, out, error) => {
      const isLate = error instanceof errors.SessionNotFound;
      const message = isLate ? 'expired' : out.error === 'server_error' ? 'failure' : 'brokenLink';
      return send(context, messagePage(template, publicOrigin, message));
    },
    logoutSource: (context, form) => send(context, signOutPage(template, form)),
    postLogoutSuccessSource: (context) =>
      send(context, messagePage(template, publicOrigin, 'signedOut')),
  };
}
