import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ServiceError } from '@/platform/kernel/errors';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** A provider sends it at once; its clock may differ. In seconds. */
const MAX_AGE = 3 * 60;
const CLOCK_TOLERANCE = 30;

/** Signatures that only the provider can make: with a shared secret we could as well. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512', 'RS256', 'EdDSA'];

const id = z.string().min(1).max(300);
const claimsSchema = z
  .object({
    jti: id,
    sub: id.optional(),
    sid: id.optional(),
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    // What has one is an ID token, which every sign-in has seen.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** Whose sessions have ended: those of a session at the provider, or all of a subject. */
export type Logout = Pick<z.infer<typeof claimsSchema>, 'jti' | 'sub' | 'sid'>;

/**
 * What a logout token of OpenID Connect Back-Channel Logout 1.0 says, when it holds; whether it was used
 * before is the caller's to ask. [TRUST-05]
 *
 * @throws ServiceError `invalid_request`
 */
export async function verifyLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  of: { issuer: string; audience: string },
): Promise<Logout> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...of,
      algorithms: ALGORITHMS,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: MAX_AGE,
      clockTolerance: CLOCK_TOLERANCE,
    });
    return claimsSchema.parse(payload);
  } catch (cause) {
    throw new ServiceError('invalid_request', { cause, field: 'logout_token' });
  }
}
