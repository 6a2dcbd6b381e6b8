import { createECDH } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { deriveSecret } from '@/platform/openid/sealed-values';

/**
 * The signing key of a counterpart that keeps nothing: the same after each start and in each
 * process, and another one for each purpose.
 */
export async function deriveSigningKey(secret: string, purpose: string): Promise<JWK> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(deriveSecret(secret, purpose));
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(deriveSecret(secret, purpose)).toString('base64url'),
  };
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
