import { z } from 'zod';
import type { Provider } from '@/lib/contract/user/user';

/** Where an OpenID provider is, and as whom we come to it. */
export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string };

const url = z.url({ protocol: /^https?$/ });

type Shape<Name extends string> = { [Key in `${Name}_ISSUER`]: z.ZodOptional<z.ZodURL> } & {
  [Key in `${Name}_CLIENT_ID` | `${Name}_CLIENT_SECRET`]: z.ZodDefault<z.ZodString>;
};

const DEMO_SECRET = 'demo-partner-client-not-for-production-0123456789';

/** The three variables of one external provider. The issuer has its secrets from somebody else. */
function variables<Name extends string>(name: Name): Shape<Name> {
  return {
    [`${name}_ISSUER`]: url.optional(),
    [`${name}_CLIENT_ID`]: z.string().min(1).default('rabochie-tetradi-sso'),
    [`${name}_CLIENT_SECRET`]: z.string().min(8).default(DEMO_SECRET),
  } as Shape<Name>;
}

/** Where the external providers are, and as whom the SSO comes to them. [AUTH-01] */
export const providerShape = {
  DIARY_ORIGIN: url.optional(),
  PARTNERS_ORIGIN: url.optional(),
  ...variables('DNEVNIK'),
  ...variables('ELJUR'),
  ...variables('MO'),
  ...variables('EIS'),
  ...variables('VK'),
  ...variables('VS'),
};

export type ProviderEnv = z.infer<z.ZodObject<typeof providerShape>>;
type Upper = Uppercase<Provider>;

const upper = (provider: Provider) => provider.toUpperCase() as Upper;

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

/** Where the services of the platform stand in for the providers. */
export function demoIssuers(diary: string, partners: string) {
  return {
    DNEVNIK_ISSUER: diary,
    ELJUR_ISSUER: `${partners}/eljur`,
    MO_ISSUER: `${partners}/mo`,
    EIS_ISSUER: `${partners}/eis`,
    VK_ISSUER: `${partners}/vk`,
    VS_ISSUER: `${partners}/vs`,
  } satisfies { [Key in `${Upper}_ISSUER`]: string };
}

/** Whether this variable is the secret of a provider that is switched off. */
export function isIdleSecret(env: ProviderEnv, variable: string): boolean {
  const name = /^([A-Z]+)_CLIENT_SECRET$/.exec(variable)?.[1];
  const issuer = `${name}_ISSUER`;
  return issuer in providerShape && env[issuer as `${Upper}_ISSUER`] === undefined;
}
