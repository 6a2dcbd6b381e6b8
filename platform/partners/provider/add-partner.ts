import {
  externalProviders,
  providers,
  type Provider,
} from '@/lib/contract/auth/external-providers';
import type { PlatformEnv } from '@/platform/kernel/env';
import { createPageTemplate } from '@/platform/openid/pages/page-template';
import { createSignInThrottles } from '@/platform/openid/protection/sign-in-attempt';
import { demoIssuer, providerSettings } from '@/platform/kernel/provider-env';
import type { ServiceApp } from '@/platform/kernel/service';
import { createOpenIdProvider } from './create-provider';
import type { PartnerConfig } from './partner';
import { partnerRoutes, showHome } from './routes';

/**
 * Adds the demos of the external providers that belong to a service: each is a real OpenID provider
 * with the demo's people and a sign-in page of its own, under the path of its issuer. In production,
 * and where another issuer is configured, there is none. [AUTH-01]
 */
export async function addPartners(
  app: ServiceApp,
  env: PlatformEnv,
  service: 'diary' | 'partners',
): Promise<void> {
  for (const key of providers)
    if (externalProviders[key].demo === service) await addPartner(app, env, key);
}

async function addPartner(app: ServiceApp, env: PlatformEnv, key: Provider): Promise<void> {
  const settings = providerSettings(env, key);
  const [diary, partners] = [env.DIARY_ORIGIN, env.PARTNERS_ORIGIN];
  const issuer = demoIssuer(key, { diary, partners });
  // Where the real provider is configured, the demo does not use its secret.
  if (env.DEPLOYMENT === 'production' || settings?.issuer !== issuer) return;
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
    secret: env.PLATFORM_SECRET,
  };
  const base = new URL(config.issuer).pathname.replace(/\/$/, '');
  const template = createPageTemplate({
    brand: { name: title, href: `${base}/` },
    where: 'Учебная копия',
    accent,
    formTargets: [ssoOrigin, config.publicOrigin],
  });
  const provider = await createOpenIdProvider(config, base, template);
  const throttles = createSignInThrottles();
  const partner = { ...config, base, provider, template, throttles };
  // With the slash: the cookie of the session is not sent to the address without it.
  app.get(`${base}/`, showHome(partner));
  app.route(base || '/', partnerRoutes(partner));
}
