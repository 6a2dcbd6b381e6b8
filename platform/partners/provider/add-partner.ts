import { providerTitles } from '@/lib/contract/auth/provider-titles';
import type { PlatformEnv } from '@/platform/kernel/env';
import { createSheet } from '@/platform/openid/pages/document';
import { createSignInThrottles } from '@/platform/openid/protection/sign-in-attempt';
import { providerSettings } from '@/platform/kernel/provider-env';
import type { ServiceApp } from '@/platform/kernel/service';
import { createOpenIdProvider } from './create-provider';
import type { PartnerConfig } from './partner';
import { partnerRoutes, showHome } from './routes';

type Identity = Pick<PartnerConfig, 'key' | 'issuer' | 'accent' | 'knowledge'>;

/**
 * Puts one of the external providers behind the SSO on a service, as the demo has it: a real OpenID
 * provider with the demo's people and a sign-in page of its own, under the path of its issuer. In
 * production, and where the issuer is somebody else, there is nothing of it. [AUTH-01]
 */
export async function addPartner(
  app: ServiceApp,
  env: PlatformEnv,
  identity: Identity,
): Promise<void> {
  const settings = providerSettings(env, identity.key);
  // The real provider's secret is not for ours.
  if (env.DEPLOYMENT === 'production' || settings?.issuer !== identity.issuer) return;
  const ssoOrigin = new URL(env.SSO_ORIGIN).origin;
  const config: PartnerConfig = {
    ...identity,
    client: {
      id: settings.clientId,
      secret: settings.clientSecret,
      redirectUri: `${ssoOrigin}/external/${identity.key}/callback`,
    },
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
    secret: env.PLATFORM_SECRET,
  };
  const base = new URL(config.issuer).pathname.replace(/\/$/, '');
  const sheet = createSheet({
    brand: { name: providerTitles[config.key], href: `${base}/` },
    where: 'Учебная копия',
    accent: config.accent,
    formTargets: [ssoOrigin, config.publicOrigin],
  });
  const provider = await createOpenIdProvider(config, base, sheet);
  const throttles = createSignInThrottles();
  const partner = { ...config, base, provider, sheet, throttles };
  // With the slash: the cookie of the session is not sent to the address without it.
  app.get(`${base}/`, showHome(partner));
  app.route(base || '/', partnerRoutes(partner));
}
