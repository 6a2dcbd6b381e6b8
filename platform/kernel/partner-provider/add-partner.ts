import type { PlatformEnv } from '@/platform/kernel/env';
import { providerTitles } from '@/platform/kernel/external-providers';
import { createSheet } from '@/platform/kernel/pages/document';
import { createSignInThrottles } from '@/platform/kernel/protection/sign-in-attempt';
import { providerSettings } from '@/platform/kernel/provider-env';
import type { ServiceApp } from '@/platform/kernel/service';
import { createOpenIdProvider } from './create-provider';
import type { PartnerConfig } from './partner';
import { partnerRoutes } from './routes';

type Identity = Pick<PartnerConfig, 'key' | 'issuer' | 'accent' | 'knowledge'>;

/**
 * Puts one of the external providers behind the SSO on a service, as the demo has it: a real OpenID
 * provider with the demo's people and a sign-in page of its own, under the path of its issuer. In
 * production there is nothing of it. [AUTH-01]
 */
export async function addPartner(
  app: ServiceApp,
  env: PlatformEnv,
  identity: Identity,
): Promise<void> {
  const settings = providerSettings(env, identity.key);
  if (env.DEPLOYMENT === 'production' || !settings) return;
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
    brand: { name: providerTitles[config.key] },
    where: 'Учебная копия',
    accent: config.accent,
    formTargets: [ssoOrigin, config.publicOrigin],
  });
  const provider = await createOpenIdProvider(config, base, sheet);
  const throttles = createSignInThrottles();
  app.route(base || '/', partnerRoutes({ ...config, base, provider, sheet, throttles }));
}
