import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import {
  authorizationAddress,
  claimsFrom,
  createSecrets,
  type SignInSecrets,
} from '@/platform/openid/client';
import { createDiscovery } from '@/platform/openid/discovery';

/** Providers tell what they do not know as nothing, as null or not at all. */
const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** What the SSO says of a person who signed in. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: textSchema,
  given_name: textSchema,
  family_name: textSchema,
  middle_name: textSchema,
  role: z.string(),
  status: z.enum(['new', 'registered']).default('new'),
  provider_type: z.string().default('prosv_id'),
  has_password: z.boolean().default(true),
  /** When the person last showed who they are, in seconds; whoever is asked for a `max_age` has to say it. */
  auth_time: z.number(),
  /** Of the session there, so that it can say when that ends. */
  sid: z.string().min(1).max(300).nullish().catch(null),
  /** The person has said that the computer is not theirs. */
  shared_device: z.boolean().catch(false),
  school_class: z
    .object({ number: gradeSchema, letter: z.string().max(5) })
    .nullish()
    .catch(null),
});
export type SsoClaims = z.infer<typeof claimsSchema>;

export type SsoClient = {
  /**
   * The address to send the browser to, still without `redirect_uri`, which web adds. [AUTH-02]
   *
   * @throws ServiceError `unavailable` or `upstream_invalid` rather than an address that leads nowhere
   */
  begin(extra: Record<string, string>): Promise<SignInSecrets & { url: string }>;
  /**
   * @param path of web, to which the SSO sent the browser with `callback` as the query
   * @throws ServiceError `state_invalid` when the SSO refuses the code, `upstream_unavailable` when it does
   *   not answer (the state is used up, so no other main API could do better), `upstream_invalid` when it
   *   refuses us or answers nonsense
   */
  exchange(path: string, callback: URLSearchParams, secrets: SignInSecrets): Promise<SsoClaims>;
  /**
   * The name and the keys of who signs logout tokens. [TRUST-05]
   *
   * @throws ServiceError `unavailable` or `upstream_invalid`
   */
  logoutKeys(): Promise<{ issuer: string; keys: JWTVerifyGetKey }>;
};

/** The main API as a client of the SSO: any OpenID provider at SSO_ORIGIN will do. */
export function createSsoClient(env: PlatformEnv): SsoClient {
  const discovery = createDiscovery({
    issuer: env.SSO_ORIGIN,
    clientId: env.SSO_CLIENT_ID,
    clientSecret: env.SSO_CLIENT_SECRET,
    formerSecret: env.SSO_CLIENT_SECRET_PREVIOUS,
  });
  // Who showed longer ago who they are is to show it again. [TRUST-05]
  const maxAge = env.SESSION_DAYS * 24 * 60 * 60;
  let kept: { at: string; keys: JWTVerifyGetKey } | undefined;
  return {
    logoutKeys: async () => {
      const { issuer, jwks_uri: at } = (await discovery.known()).serverMetadata();
      if (at === undefined) throw new ServiceError('upstream_invalid');
      // They are fetched again when a token names one that is not known.
      if (kept?.at !== at) kept = { at, keys: createRemoteJWKSet(new URL(at)) };
      return { issuer, keys: kept.keys };
    },
    begin: async (extra) => {
      const provider = await discovery.current();
      const secrets = createSecrets();
      const asked = { max_age: String(maxAge), ...extra };
      return { ...secrets, url: await authorizationAddress(provider, secrets, asked) };
    },
    exchange: async (path, callback, secrets) => {
      const answer = new URL(path, env.PUBLIC_ORIGIN);
      answer.search = callback.toString();
      const outcome = await claimsFrom(discovery, answer, secrets, maxAge).catch(notToBeRepeated);
      if ('refused' in outcome) throw new ServiceError('state_invalid');
      const claims = claimsSchema.safeParse(outcome.claims);
      if (!claims.success) throw new ServiceError('upstream_invalid', { cause: claims.error });
      return claims.data;
    },
  };
}

/** Sent to another address, the call would find its state used up, and be refused for it. [NET-04] */
function notToBeRepeated(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'unavailable')
    throw new ServiceError('upstream_unavailable', { cause: error.cause });
  throw error;
}
