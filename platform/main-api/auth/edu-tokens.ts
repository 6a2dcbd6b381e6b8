import type { JWK } from 'jose';
import type { Role } from '@/lib/contract/auth/roles';
import { guardFeatures } from '@/lib/contract/user/user-features';
import { eduTokenPayloadSchema, roleSchema } from '@/lib/contract/user/user';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import type { Caller } from '@/platform/main-api/context';
import type { user } from '@/platform/main-api/database/schema';
import { createSignedTokens, publicKeys } from './signed-tokens';

type User = typeof user.$inferSelect;

/** A token lives 30 days; web renews it when 10 have passed. [AUTH-13] */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** When the last of the tokens ends that have been issued until now. */
export const lastExpiry = () => new Date(Date.now() + LIFETIME_SECONDS * 1_000);

export type EduTokens = {
  /**
   * Signs a token for the user; `role` comes first in its list of roles. [AUTH-09]
   *
   * @param signInId the `jti` of the token that is renewed: all tokens of one sign-in have the same,
   *   so that signing out ends them together [AUTH-14]
   */
  issue(user: User, role?: Role, signInId?: string): Promise<string>;
  /** @throws ServiceError `token_invalid` unless signature, issuer, audience and exp hold. */
  verify(token: string): Promise<Caller>;
  /** The public keys, for whoever wants to verify. */
  jwks(): Promise<{ keys: JWK[] }>;
};

/** Issues and verifies edu tokens with the given keys. */
export function createEduTokens(env: PlatformEnv, keys: SigningKeys): EduTokens {
  const signed = createSignedTokens(keys, {
    issuer: env.EDU_TOKEN_ISSUER,
    audience: env.EDU_TOKEN_AUDIENCE,
    lifetime: `${LIFETIME_SECONDS}s`,
  });
  return {
    jwks: () => publicKeys(keys),
    issue: (account, role, signInId) =>
      signed.sign(
        {
          userId: account.id,
          roles: orderRoles(account.roles, role),
          name: account.name,
          surname: account.surname,
          patronymic: account.patronymic,
          email: account.email,
          status: account.status,
          providerType: account.providerType,
          features: account.features.filter((name) => guardFeatures.includes(name)),
          jwtType: 1,
          ...(signInId !== undefined && { jti: signInId }),
        },
        account.id,
      ),
    verify: async (token) => {
      const claims = eduTokenPayloadSchema.safeParse(await signed.verify(token));
      if (!claims.success) throw new ServiceError('token_invalid');
      const { userId, roles, jti } = claims.data;
      const known = roles.filter((role): role is Role => roleSchema.safeParse(role).success);
      return { userId, roles: known, jti };
    },
  };
}

function orderRoles(roles: Role[], first: Role | undefined): Role[] {
  if (!first || !roles.includes(first)) return roles;
  return [first, ...roles.filter((role) => role !== first)];
}
