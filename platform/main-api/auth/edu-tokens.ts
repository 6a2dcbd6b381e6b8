import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT, type JWK } from 'jose';
import type { Role } from '@/lib/contract/roles';
import { eduTokenPayloadSchema, roleSchema } from '@/lib/contract/user';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKey } from '@/platform/kernel/sealed-keys';
import type { Caller } from '@/platform/main-api/context';
import type { user } from '@/platform/main-api/schema';

type User = typeof user.$inferSelect;

const ALGORITHM = 'ES256';
/** A token lives 30 days; web renews it when 10 have passed. [AUTH-13] */
const LIFETIME = '30d';

export type EduTokens = {
  /** Signs a token for the user; `role` comes first in its list of roles. [AUTH-09] */
  issue(user: User, role?: Role): Promise<string>;
  /** @throws ServiceError `token_invalid` unless signature, issuer, audience and exp hold. */
  verify(token: string): Promise<Caller>;
  /** The public keys, for whoever wants to verify. */
  jwks: { keys: JWK[] };
};

/** Issues and verifies edu tokens with the given key. */
export function createEduTokens(env: PlatformEnv, key: SigningKey): EduTokens {
  const jwks = { keys: [{ ...key.publicJwk, kid: key.kid, alg: ALGORITHM, use: 'sig' }] };
  const keySet = createLocalJWKSet(jwks);
  return {
    jwks,
    issue: (account, role) =>
      new SignJWT({
        userId: account.id,
        roles: orderRoles(account.roles, role),
        name: account.name,
        surname: account.surname,
        patronymic: account.patronymic,
        email: account.email,
        status: account.status,
        providerType: account.providerType,
        features: account.features,
        jwtType: 1,
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
        .setIssuer(env.EDU_TOKEN_ISSUER)
        .setAudience(env.EDU_TOKEN_AUDIENCE)
        .setSubject(account.id)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key.privateKey),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: env.EDU_TOKEN_ISSUER,
        audience: env.EDU_TOKEN_AUDIENCE,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      }).catch((cause: unknown) => {
        throw new ServiceError('token_invalid', { cause });
      });
      const claims = eduTokenPayloadSchema.safeParse(payload);
      if (!claims.success) throw new ServiceError('token_invalid');
      const { userId, roles, jti, exp } = claims.data;
      const known = roles.filter((role): role is Role => roleSchema.safeParse(role).success);
      return { userId, roles: known, jti, expiresAt: new Date(exp * 1_000) };
    },
  };
}

function orderRoles(roles: Role[], first: Role | undefined): Role[] {
  if (!first || !roles.includes(first)) return roles;
  return [first, ...roles.filter((role) => role !== first)];
}
