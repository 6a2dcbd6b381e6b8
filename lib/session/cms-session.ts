import { decodeJwt } from 'jose';
import { z } from 'zod';
import { cmsTokenPayloadSchema } from '@/lib/contract/cms/cms';
import { cookieOptions, ownCookieName } from './cookie';
import { seal, unseal } from './seal';

/** As long as a CMS token lives, in seconds. */
const MAX_AGE = 12 * 60 * 60;

const contentSchema = z.object({ token: z.string() });

/** An editor who is signed in. The token never leaves the server. [AUTH-20] */
export type CmsSession = { token: string; name: string; surname: string };

/** What became of a cookie; one with a `fault` (forged, cut, expired, of another key) is to be cleared. */
export type CmsReading = { session: CmsSession | null; fault: string | null };

/** The cookie of editors: beside that of users, and never in its place. */
export const cmsCookieName = () => ownCookieName('cms-session');

export const cmsCookieOptions = () => cookieOptions(MAX_AGE);

/** What clears the cookie in a response: with attributes, or a `__Host-` cookie would stay. */
export const clearedCmsCookie = () => ({
  name: cmsCookieName(),
  value: '',
  ...cookieOptions(0),
});

/** Encrypts a CMS token that was verified when it was exchanged. */
export function sealCmsSession(token: string): Promise<string> {
  return seal('cms-session', { token }, MAX_AGE);
}

/**
 * Opens the cookie's value: null until an editor has signed in. Nothing that stands in it makes this
 * throw. [AUTH-20]
 *
 * @param now milliseconds since 1970
 */
export async function openCmsSession(
  value: string | undefined,
  now = Date.now(),
): Promise<CmsReading> {
  if (!value) return { session: null, fault: null };
  try {
    const { token } = await unseal('cms-session', contentSchema, value);
    // Verified before it was put in; the encryption has kept it since.
    const { exp, name, surname } = cmsTokenPayloadSchema.parse(decodeJwt(token));
    if (exp * 1_000 <= now) return { session: null, fault: 'cms token has expired' };
    return { session: { token, name, surname }, fault: null };
  } catch {
    return { session: null, fault: 'cms cookie is not ours' };
  }
}
