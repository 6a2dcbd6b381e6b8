import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { serverConfig } from '@/lib/config/server';

/** The ways in which an address returns no keys: no response, another status than 200, no key set. */
const WITHOUT_KEYS = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

/** Whether the token itself was found wanting, rather than nobody there to ask. */
export function isRefused(error: unknown): boolean {
  return error instanceof errors.JOSEError && !WITHOUT_KEYS.has(error.code);
}

let keySets: ReturnType<typeof createRemoteJWKSet>[] | undefined;

/** Verifies an edu token, as `verifyToken` says. [AUTH-03] */
export function verifyEduToken(token: string): Promise<void> {
  return verifyToken(token, serverConfig().EDU_TOKEN_AUDIENCE);
}

/** Verifies a CMS token, as `verifyToken` says; an edu token is none. [AUTH-20] */
export function verifyCmsToken(token: string): Promise<void> {
  return verifyToken(token, serverConfig().CMS_TOKEN_AUDIENCE);
}

/**
 * Verifies a token at the moment of exchange: signature by the main API's published keys, issuer,
 * audience, expiry, one algorithm. Where one address returns no keys the next is asked.
 *
 * @throws when any of them does not hold or the keys cannot be had
 */
async function verifyToken(token: string, audience: string): Promise<void> {
  const { MAIN_API_ENDPOINTS, EDU_TOKEN_ISSUER } = serverConfig();
  keySets ??= MAIN_API_ENDPOINTS.map((base) =>
    createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`)),
  );
  let failure: unknown;
  for (const keys of keySets) {
    try {
      await jwtVerify(token, keys, {
        issuer: EDU_TOKEN_ISSUER,
        audience,
        algorithms: ['ES256'],
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return;
    } catch (error) {
      // A decision about the token is final; another address would say the same.
      if (isRefused(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}
