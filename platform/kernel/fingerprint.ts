import { createHash } from 'node:crypto';

/**
 * What tells a request that is sent again from another one under the same idempotency key. It is
 * stored beside the key, because what the request created may have changed since.
 *
 * @param content as its schema has parsed it: its keys are in the schema's order
 */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
