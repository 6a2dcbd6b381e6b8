import { isSameSecret } from './is-same-secret';

/**
 * Whether a request carries this token.
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
  return isSameSecret(given, expected);
}
