import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a request carries this token. Compared as digests, in the same time whatever differs.
 *
 * @param authorization the header of the request
 * @param expected without one nobody's token is right
 */
export function hasBearerToken(
  authorization: string | undefined,
  expected: string | undefined,
): boolean {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (expected === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
