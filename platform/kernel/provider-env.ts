import { z } from 'zod';
import { DEMO, standardAddress } from '@/lib/contract/environment/common-variables';
import { httpUrl } from '@/lib/contract/environment/values';
import { variable } from '@/lib/contract/environment/variable';
import {
  externalProviders,
  providers,
  type Provider,
} from '@/lib/contract/auth/external-providers';

/** Where an OpenID provider is, and as whom we come to it. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider that does not know the new one yet. [TRUST-12] */
  formerSecret?: string | undefined;
};

type Upper = Uppercase<Provider>;
type Variables = { [Key in `${Upper}_ISSUER`]: z.ZodOptional<typeof httpUrl> } & {
  [Key in `${Upper}_CLIENT_SECRET_PREVIOUS`]: z.ZodOptional<z.ZodString>;
} & {
  [Key in `${Upper}_CLIENT_ID` | `${Upper}_CLIENT_SECRET`]: z.ZodDefault<z.ZodString>;
};

/** The provider gives it to us, so it may be short. */
const DEMO_SECRET = `${DEMO}partner-client-not-for-production-0123456789`;

const upper = (provider: Provider) => provider.toUpperCase() as Upper;

const NOTE =
  'The external providers behind the SSO: OpenID providers whose client it is, with the callback address SSO_ORIGIN/external/<name>/callback. In a demo our own diary and partners take their place; in production one without an issuer is switched off, and issuers are https.';

/** The three variables of a provider. */
function variablesOf(provider: Provider) {
  const name = upper(provider);
  const { title } = externalProviders[provider];
  const shown = demoIssuer(provider, {
    diary: standardAddress('DIARY_PORT'),
    partners: standardAddress('PARTNERS_PORT'),
  });
  const note = provider === providers[0] ? { note: NOTE } : {};
  const issuer = `The OpenID issuer of «${title}»; without one nobody comes from there in production, and in a demo a service of ours stands in.`;
  const clientId = z.string().min(1).default('rabochie-tetradi-sso');
  const clientSecret = z.string().min(8).default(DEMO_SECRET);
  const effects = {
    id: { effect: `As whom the SSO comes to «${title}».` },
    secret: { effect: `The secret with which the SSO comes to «${title}».` },
    former: {
      effect: `What it was before: with it the SSO comes to «${title}» when that does not know the new one yet.`,
    },
  };
  return [
    [
      `${name}_ISSUER`,
      variable(httpUrl.optional(), 'providers', { shown, ...note, effect: issuer }),
    ],
    [`${name}_CLIENT_ID`, variable(clientId, 'providers', effects.id)],
    [`${name}_CLIENT_SECRET`, variable(clientSecret, 'providers', effects.secret)],
    [
      `${name}_CLIENT_SECRET_PREVIOUS`,
      variable(z.string().min(8).optional(), 'providers', effects.former),
    ],
  ];
}

/** Where the external providers are, and as whom the SSO comes to them. [AUTH-01] */
export const providerVariables = {
  ...(Object.fromEntries(providers.flatMap(variablesOf)) as Variables),
};
export type ProviderEnv = z.infer<z.ZodObject<typeof providerVariables>>;

/** How the SSO reaches a provider; null when it is switched off. */
export function providerSettings(env: ProviderEnv, provider: Provider): OpenIdSettings | null {
  const name = upper(provider);
  const issuer = env[`${name}_ISSUER`];
  if (issuer === undefined) return null;
  return {
    issuer,
    clientId: env[`${name}_CLIENT_ID`],
    clientSecret: env[`${name}_CLIENT_SECRET`],
    formerSecret: env[`${name}_CLIENT_SECRET_PREVIOUS`],
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
export function isUnusedSecret(env: ProviderEnv, variable: string): boolean {
  return providers.some(
    (provider) =>
      variable === `${upper(provider)}_CLIENT_SECRET` && providerSettings(env, provider) === null,
  );
}
