import { Provider } from 'oidc-provider';
import { markBrowser } from '@/platform/openid/interaction-browser';
import {
  cookieAttributes,
  lifetimes,
  policyWithoutConsent,
  strictClient,
  strictFeatures,
  strictProvider,
} from '@/platform/openid/strict-provider';
import type { PageTemplate } from '@/platform/openid/pages/page-template';
import { deriveSecret } from '@/platform/openid/sealed-values';
import { cookieNames } from './cookie-names';
import { deriveSigningKey } from './derived-key';
import { createMemoryAdapter } from './memory-adapter';
import type { PartnerConfig } from './partner';
import { claimsOfScopes } from './people';
import { createRenderers } from './renderers';

const DAY = 24 * 60 * 60;

/** A strict OpenID provider: one client, claims from the userinfo endpoint. */
export async function createOpenIdProvider(
  config: PartnerConfig,
  base: string,
  template: PageTemplate,
): Promise<Provider> {
  const { key, issuer, client, secret, accounts } = config;
  const cookieKey = Buffer.from(deriveSecret(secret, `partner-cookies-${key}`));
  const { renderError, logoutSource, postLogoutSuccessSource } = createRenderers(config, template);
  const provider = new Provider(issuer, {
    ...strictProvider,
    adapter: createMemoryAdapter(),
    clients: [strictClient(client.id, client.secret, [client.redirectUri])],
    jwks: { keys: [await deriveSigningKey(secret, `partner-key-${key}`)] },
    cookies: {
      names: cookieNames(config),
      keys: [cookieKey.toString('base64url')],
      long: { ...cookieAttributes, path: `${base}/` },
      short: cookieAttributes,
    },
    claims: claimsOfScopes,
    ttl: lifetimes(DAY),
    features: {
      ...strictFeatures,
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (context, { uid }) => {
        markBrowser(context, uid);
        return `${base}/interaction/${uid}`;
      },
    },
    findAccount: (_context, sub) => accounts.findAccount(key, sub),
    renderError,
  });
  // `forwardToProvider` sets the public address, as a proxy would.
  provider.proxy = true;
  return provider;
}
