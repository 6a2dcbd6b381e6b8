import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A secret of 256 bits for a link in a letter, and what is kept of it. [TRUST-07] */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** Under what a token is kept; null for text that can be none of ours. */
export function hashOfToken(given: unknown): string | null {
  return typeof given === 'string' && TOKEN.test(given) ? hashOf(given) : null;
}

/** So much chance needs no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
