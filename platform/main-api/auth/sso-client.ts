import * as oidc from 'openid-client';
import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subject-schemas';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';

/** What the SSO says of a person who signed in. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  middle_name: z.string().default(''),
  role: z.string(),
  status: z.enum(['new', 'registered']).default('new'),
  provider_type: z.string().default('prosv_id'),
  has_password: z.boolean().default(true),
  school_class: z
    .object({ number: gradeSchema, letter: z.string().max(5) })
    .nullish()
    .catch(null),
});
export type SsoClaims = z.infer<typeof claimsSchema>;

/** What must be remembered between the two halves of a sign-in. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

export type SsoClient = {
  /** The address to send the browser to, still without `redirect_uri`, which web adds. [AUTH-02] */
  begin(extra: Record<string, string>): Promise<SignInSecrets & { url: string }>;
  /** @throws ServiceError `state_invalid` when the SSO refuses the code, `unavailable` when it is away. */
  exchange(callback: URLSearchParams, secrets: SignInSecrets): Promise<SsoClaims>;
};

const SCOPE = 'openid profile email school';

/** The main API as a client of the SSO: any OpenID provider at SSO_ORIGIN will do. */
export function createSsoClient(env: PlatformEnv): SsoClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    const issuer = new URL(env.SSO_ORIGIN);
    discovered ??= oidc
      .discovery(
        issuer,
        env.SSO_CLIENT_ID,
        undefined,
        oidc.ClientSecretBasic(env.SSO_CLIENT_SECRET),
        {
          execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
          timeout: 6,
        },
      )
      .catch((cause: unknown) => {
        discovered = undefined;
        throw new ServiceError('unavailable', { cause });
      });
    return discovered;
  };
  return {
    begin: async (extra) => {
      const provider = await discover();
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(provider, {
        ...extra,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { ...secrets, url: url.href };
    },
    exchange: async (callback, { state, nonce, codeVerifier }) => {
      const provider = await discover();
      const address = new URL('/prosv/auth', env.PUBLIC_ORIGIN);
      address.search = callback.toString();
      const tokens = await oidc
        .authorizationCodeGrant(provider, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((cause: unknown) => {
          const away = cause instanceof TypeError || isServerFault(cause);
          throw new ServiceError(away ? 'unavailable' : 'state_invalid', { cause });
        });
      const claims = claimsSchema.safeParse(tokens.claims());
      if (!claims.success) throw new ServiceError('upstream_invalid', { cause: claims.error });
      return claims.data;
    },
  };
}

function isServerFault(cause: unknown): boolean {
  return cause instanceof oidc.ResponseBodyError && cause.status >= 500;
}
