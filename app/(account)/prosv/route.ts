import type { NextRequest } from 'next/server';
import type { LoginParams } from '@/lib/contract/auth/endpoints';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { unavailableProviders } from '@/lib/contract/user/feature-details';
import { loginParamsOf } from '@/lib/session/sign-in/login-params';
import { withRedirectUri } from '@/lib/session/sign-in/sso-address';
import { rememberSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { pathOf } from '@/lib/routes/match';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { call } from '@/app/_server/main-api';
import { shownFeatures } from '@/app/_server/product-features';
import { refuseHead, seeOther } from '@/app/_server/respond';
import { failedSignInAddress } from '@/app/_server/session/sign-in';
import { decideHere } from '@/app/_server/session/visitor';

/** Begins a sign-in: the main API keeps its secrets, the browser goes to the SSO. [AUTH-02] */
export async function GET(request: NextRequest) {
  const { searchParams: query, pathname, search } = request.nextUrl;
  const { decision } = await decideHere('prosv', pathname + search);
  if (decision.kind !== 'allow')
    return seeOther(decision.kind === 'redirect' ? decision.to : pathOf('forbidden'));
  const params = loginParamsOf(query);
  if (await isUnavailable(params.provider)) return seeOther(otherWay(params, query));
  const begun = await call('createLoginState', { body: params });
  if (!begun.ok && begun.error.code === 'provider_unavailable')
    return seeOther(otherWay(params, query));
  if (!begun.ok)
    return seeOther(failedSignInAddress(begun.error, safeReturnUrl(params.redirectUrl)));
  const address = withRedirectUri(begun.value.url);
  if (!address) return seeOther(pathOf('forbidden'));
  await rememberSignIn(address.state);
  return seeOther(address.url);
}

async function isUnavailable(provider: Provider | undefined): Promise<boolean> {
  return provider !== undefined && unavailableProviders(await shownFeatures()).includes(provider);
}

/** The page that says why and offers the other ways; who is asked silently goes on as they are. [FEAT-01] */
function otherWay({ silent, redirectUrl }: LoginParams, query: URLSearchParams): string {
  if (silent) return safeReturnUrl(redirectUrl) ?? pathOf('home');
  return `${pathOf('login')}?${query}`;
}

export { refuseHead as HEAD };
