import { createRemoteJWKSet, jwtVerify } from 'jose';
import { serverConfig } from '@/lib/config/server';

let keySet: ReturnType<typeof createRemoteJWKSet> | undefined;

/**
 * Verifies an edu token at the moment of exchange: signature by the main API's published keys,
 * issuer, audience, expiry, one algorithm. [AUTH-03]
 *
 * @throws when any of them does not hold or the keys cannot be had
 */
export async function verifyEduToken(token: string): Promise<void> {
  const { MAIN_API_ENDPOINTS, EDU_TOKEN_ISSUER, EDU_TOKEN_AUDIENCE } = serverConfig();
  keySet ??= createRemoteJWKSet(new URL('/.well-known/jwks.json', MAIN_API_ENDPOINTS[0]));
  await jwtVerify(token, keySet, {
    issuer: EDU_TOKEN_ISSUER,
    audience: EDU_TOKEN_AUDIENCE,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'iat', 'sub'],
  });
}
