import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createLocalJWKSet, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKey } from '@/platform/openid/sealed-keys';

const ALGORITHM = 'ES256';

type SignedTokens = {
  /** Signs a token of a session, whose id it gets, and which it does not outlive. */
  sign(claims: JWTPayload, of: { subject: string; jti: string; expiresAt: Date }): Promise<string>;
  /** @throws ServiceError `token_invalid` unless signature, issuer, audience and exp hold. */
  verify(token: string): Promise<JWTPayload>;
};

/** The public part of a key, for whoever wants to verify. */
export function publicKeys(key: SigningKey): { keys: JWK[] } {
  return { keys: [{ ...key.publicJwk, kid: key.kid, alg: ALGORITHM, use: 'sig' }] };
}

/**
 * Signs and verifies tokens of one audience: those of another are none here, though the key is the
 * same. [AUTH-03] [AUTH-20]
 */
export function createSignedTokens(
  key: SigningKey,
  kind: { issuer: string; audience: string },
): SignedTokens {
  const { issuer, audience } = kind;
  const keySet = createLocalJWKSet(publicKeys(key));
  // Tokens that were verified lately, by digest: a signature is dear, and stays what it is.
  const verified = new LRUCache<string, JWTPayload>({ max: 20_000 });
  const verify = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
    }).catch((cause: unknown) => {
      throw new ServiceError('token_invalid', { cause });
    });
    return payload;
  };
  return {
    sign: (claims, { subject, jti, expiresAt }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(jti)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key.privateKey),
    verify: async (token) => {
      const digest = createHash('sha256').update(token).digest('base64');
      const known = verified.get(digest);
      if (known && Number(known.exp) * 1_000 > Date.now()) return known;
      const payload = await verify(token);
      verified.set(digest, payload);
      return payload;
    },
  };
}
