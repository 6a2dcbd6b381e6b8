import {
  externalProviders,
  providers,
  type Provider,
} from '@/lib/contract/auth/external-providers';
import type { PlatformEnv } from '@/platform/kernel/env';
import { createPageTemplate } from '@/platform/openid/pages/page-template';
import { createMemoryCounts } from '@/platform/kernel/limits/counts';
import { demoIssuer, providerSettings } from '@/platform/kernel/provider-env';
import type { ServiceApp } from '@/platform/kernel/service';
import { createOpenIdProvider } from './create-provider';
import type { Partner, PartnerConfig } from './partner';
import { demoAccounts, type Accounts } from './people';
import { partnerRoutes, showHome } from './routes';

/**
 * Adds the demos of the external providers that belong to a service: each is a real OpenID provider
 * with the demo's people and a sign-in page of its own, under the path of its issuer. In production,
 * and where another issuer is configured, there is none. [AUTH-01]
 *
 * @param own pages and style of who is more than a provider; others only have a home
 */
export async function addPartners(
  app: ServiceApp,
  env: PlatformEnv,
  service: 'partners',
  own: Partial<Record<Provider, { style: string; add: (partner: Partner) => void }>> = {},
): Promise<void> {
  for (const key of providers) {
    const isHere = externalProviders[key].demo === service;
    const { style = '', add } = own[key] ?? {};
    const partner = isHere ? await createPartner(env, key, { style }) : null;
    if (!partner) continue;
    if (add) add(partner);
    // With the slash: the cookie of the session is not sent to the address without it.
    else app.get(`${partner.base}/`, showHome(partner));
    app.route(partner.base || '/', partnerRoutes(partner));
  }
}

/**
 * The demo of one external provider; null in production and where another issuer is configured.
 *
 * @param own what is not as with the others: who has an account there, and rules of its pages' style
 */
export async function createPartner(
  env: PlatformEnv,
  key: Provider,
  own: { accounts?: Accounts; style?: string } = {},
): Promise<Partner | null> {
  const settings = providerSettings(env, key);
  const [diary, partners] = [env.DIARY_ORIGIN, env.PARTNERS_ORIGIN];
  const issuer = demoIssuer(key, { diary, partners });
  // Where the real provider is configured, the demo does not use its secret.
  if (env.DEPLOYMENT === 'production' || settings?.issuer !== issuer) return null;
  const ssoOrigin = new URL(env.SSO_ORIGIN).origin;
  const { title, accent } = externalProviders[key];
  const config: PartnerConfig = {
    key,
    issuer,
    client: {
      id: settings.clientId,
      secret: settings.clientSecret,
      redirectUri: `${ssoOrigin}/external/${key}/callback`,
    },
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
    accounts: own.accounts ?? demoAccounts,
    secret: env.PLATFORM_SECRET,
  };
  const base = new URL(config.issuer).pathname.replace(/\/$/, '');
  const template = createPageTemplate({
    brand: { name: title, href: `${base}/` },
    where: 'Учебная копия',
    accent,
    ownStyle: own.style ?? '',
    formTargets: [ssoOrigin, config.publicOrigin],
  });
  const provider = await createOpenIdProvider(config, base, template);
  const counts = createMemoryCounts();
  return { ...config, base, provider, template, counts };
}
