import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';
import { ServiceError } from '@/platform/kernel/errors';
import type { SigningKeys } from '@/platform/openid/sealed-keys';

const ALGORITHM = 'ES256';

type SignedTokens = {
  /** Signs a token of a session, whose id it gets, and which it does not outlive. */
  sign(claims: JWTPayload, of: { subject: string; jti: string; expiresAt: Date }): Promise<string>;
  /** @throws ServiceError `token_invalid` unless signature, issuer, audience and exp hold. */
  verify(token: string): Promise<JWTPayload>;
};

/** The public parts of the keys, for whoever wants to verify. */
export async function publicKeys(keys: SigningKeys): Promise<{ keys: JWK[] }> {
  await keys.refresh();
  return {
    keys: keys
      .all()
      .map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' })),
  };
}

/** @throws ServiceError `token_invalid` for a key that is none of ours */
async function findKey(keys: SigningKeys, kid: string | undefined): Promise<CryptoKey> {
  const find = () => keys.all().find((key) => key.kid === kid)?.publicKey;
  const known = find();
  if (known) return known;
  // Another process may have made one since.
  await keys.refresh();
  const found = find();
  if (!found) throw new ServiceError('token_invalid');
  return found;
}

/**
 * Signs and verifies tokens of one audience: those of another are none here, though the key is the
 * same. [AUTH-03] [AUTH-20]
 */
export function createSignedTokens(
  keys: SigningKeys,
  kind: { issuer: string; audience: string },
): SignedTokens {
  const { issuer, audience } = kind;
  // Tokens that were verified lately, by digest: a signature is dear, and stays what it is.
  const verified = new LRUCache<string, JWTPayload>({ max: 20_000 });
  const verify = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
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
    sign: (claims, { subject, jti, expiresAt }) => {
      const [{ kid, privateKey }] = keys.all();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setJti(jti)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(privateKey);
    },
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
