import * as oidc from 'openid-client';
import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subject-schemas';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import { createDiscovery, isAway } from '@/platform/kernel/openid/discovery';

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
  /** When the person last showed who they are, in seconds; null when the SSO does not say it. */
  auth_time: z.number().nullish().catch(null),
  school_class: z
    .object({ number: gradeSchema, letter: z.string().max(5) })
    .nullish()
    .catch(null),
});
export type SsoClaims = z.infer<typeof claimsSchema>;

/** What must be remembered between the two halves of a sign-in. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

export type SsoClient = {
  /**
   * The address to send the browser to, still without `redirect_uri`, which web adds. [AUTH-02]
   *
   * @throws ServiceError `unavailable` or `upstream_invalid` rather than an address that leads nowhere
   */
  begin(extra: Record<string, string>): Promise<SignInSecrets & { url: string }>;
  /**
   * @param path of web, to which the SSO sent the browser with `callback` as the query
   * @throws ServiceError `state_invalid` when the SSO refuses the code, `unavailable` when it is away.
   */
  exchange(path: string, callback: URLSearchParams, secrets: SignInSecrets): Promise<SsoClaims>;
};

const SCOPE = 'openid profile email school';

/** The main API as a client of the SSO: any OpenID provider at SSO_ORIGIN will do. */
export function createSsoClient(env: PlatformEnv): SsoClient {
  const discovery = createDiscovery({
    issuer: env.SSO_ORIGIN,
    clientId: env.SSO_CLIENT_ID,
    clientSecret: env.SSO_CLIENT_SECRET,
  });
  return {
    begin: async (extra) => {
      const provider = await discovery.current();
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
    exchange: async (path, callback, { state, nonce, codeVerifier }) => {
      const provider = await discovery.known();
      const address = new URL(path, env.PUBLIC_ORIGIN);
      address.search = callback.toString();
      const tokens = await oidc
        .authorizationCodeGrant(provider, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch((cause: unknown) => {
          throw new ServiceError(isAway(cause) ? 'unavailable' : 'state_invalid', { cause });
        });
      const claims = claimsSchema.safeParse(tokens.claims());
      if (!claims.success) throw new ServiceError('upstream_invalid', { cause: claims.error });
      return claims.data;
    },
  };
}
