import { z } from 'zod';
import {
  externalProviders,
  providers,
  type Provider,
} from '@/lib/contract/auth/external-providers';

/** Where an OpenID provider is, and as whom we come to it. */
export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string };

const url = z.url({ protocol: /^https?$/ });

type Upper = Uppercase<Provider>;
type Shape = { [Key in `${Upper}_ISSUER`]: z.ZodOptional<z.ZodURL> } & {
  [Key in `${Upper}_CLIENT_ID` | `${Upper}_CLIENT_SECRET`]: z.ZodDefault<z.ZodString>;
};

const DEMO_SECRET = 'demo-partner-client-not-for-production-0123456789';

const upper = (provider: Provider) => provider.toUpperCase() as Upper;

/** The three variables of each provider. The issuer has its secrets from somebody else. */
const variables = Object.fromEntries(
  providers.map(upper).flatMap((name) => [
    [`${name}_ISSUER`, url.optional()],
    [`${name}_CLIENT_ID`, z.string().min(1).default('rabochie-tetradi-sso')],
    [`${name}_CLIENT_SECRET`, z.string().min(8).default(DEMO_SECRET)],
  ]),
) as Shape;

/** Where the external providers are, and as whom the SSO comes to them. [AUTH-01] */
export const providerShape = {
  DIARY_ORIGIN: url.optional(),
  PARTNERS_ORIGIN: url.optional(),
  ...variables,
};
export type ProviderEnv = z.infer<z.ZodObject<typeof providerShape>>;

/** How the SSO reaches a provider; null when it is switched off. */
export function providerSettings(env: ProviderEnv, provider: Provider): OpenIdSettings | null {
  const name = upper(provider);
  const issuer = env[`${name}_ISSUER`];
  if (issuer === undefined) return null;
  return {
    issuer,
    clientId: env[`${name}_CLIENT_ID`],
    clientSecret: env[`${name}_CLIENT_SECRET`],
  };
}

/**
 * Where a service of the platform stands in for a provider.
 *
 * @param origins of the services that do
 */
export function demoIssuer(
  provider: Provider,
  origins: Record<'diary' | 'partners', string>,
): string {
  const { demo } = externalProviders[provider];
  return demo === 'diary' ? origins.diary : `${origins.partners}/${provider}`;
}

/** The issuers of a demo, by variable. */
export const demoIssuers = (origins: Record<'diary' | 'partners', string>) =>
  Object.fromEntries(
    providers.map((provider) => [`${upper(provider)}_ISSUER`, demoIssuer(provider, origins)]),
  ) as { [Key in `${Upper}_ISSUER`]: string };

/** Whether this variable is the secret of a provider that is switched off. */
export function isIdleSecret(env: ProviderEnv, variable: string): boolean {
  return providers.some(
    (provider) =>
      variable === `${upper(provider)}_CLIENT_SECRET` && providerSettings(env, provider) === null,
  );
}
