import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, compared as digests: the time tells neither where nor by how much they differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Whether it is one of the secrets that are accepted. [TRUST-12] */
export const isOneOfSecrets = (given: string, expected: readonly string[]): boolean =>
  expected.some((secret) => isSameSecret(given, secret));

const digest = (text: string) => createHash('sha256').update(text).digest();
