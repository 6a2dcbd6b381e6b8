import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';

export const MAIN_API = 'http://localhost:4100';
const seconds = (ms: number) => Math.floor(ms / 1_000);

/** A main API for unit tests: a key of its own, the tokens that it signs, and the door to its keys. */
export async function createIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  return {
    /** Answers for its keys from now on. */
    publishKeys: () =>
      nock(MAIN_API)
        .persist()
        .get('/.well-known/jwks.json')
        .reply(200, { keys: [jwk] }),
    issue: (claims: JWTPayload = {}, { age = 0, audience = 'rabochie-tetradi' } = {}) =>
      new SignJWT({ userId: 'u1', roles: [roles.teacher], status: 'registered', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
        .setIssuer('rabochie-tetradi-main-api')
        .setAudience(audience)
        .setSubject(String(claims.userId ?? 'u1'))
        .setIssuedAt(seconds(Date.now() - age))
        .setExpirationTime(seconds(Date.now() - age + 30 * 24 * 3_600_000))
        .sign(privateKey),
  };
}
