import type { JWK } from 'jose';
import type { Role } from '@/lib/contract/auth/roles';
import { guardFeatures } from '@/lib/contract/user/user-features';
import { eduTokenPayloadSchema, roleSchema } from '@/lib/contract/user/user';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKeys } from '@/platform/openid/sealed-keys';
import type { Caller } from '@/platform/main-api/context';
import type { TokenSession } from '@/platform/main-api/session/begin-session';
import type { user } from '@/platform/main-api/database/schema';
import { createSignedTokens, publicKeys } from './signed-tokens';

type User = typeof user.$inferSelect;

export type EduTokens = {
  /**
   * Signs a token for the user; `role` comes first in its list of roles. All tokens of one session have
   * its id, so that they end together, and none is good for longer. [AUTH-09] [AUTH-14] [TRUST-05]
   */
  issue(user: User, session: TokenSession, role?: Role): Promise<string>;
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
  });
  return {
    jwks: () => publicKeys(keys),
    issue: (account, { id: jti, expiresAt, isShared }, role) =>
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
          ...(isShared && { sharedDevice: true }),
        },
        { subject: account.id, jti, expiresAt },
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
