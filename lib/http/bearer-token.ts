import { isOneOfSecrets } from './is-same-secret';

/**
 * Whether a request carries one of these tokens.
 *
 * @param authorization the header of the request
 * @param accepted without one nobody's token is right
 */
export function hasBearerToken(
  authorization: string | undefined,
  accepted: readonly (string | undefined)[],
): boolean {
  const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const tokens = accepted.filter((token) => token !== undefined);
  return given !== undefined && isOneOfSecrets(given, tokens);
}
