import { createHash } from 'node:crypto';
import type { Lead } from '@/lib/contract/lead/lead';

/**
 * The request id of a form that was sent without scripts: of its content and the day, so that the
 * same form is the same request however often it is pressed. A number in the page would not do: one
 * rendered copy may serve many people.
 */
export function contentKey(lead: Omit<Lead, 'idempotencyKey'>, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const bytes = createHash('sha256')
    .update(JSON.stringify([day, lead]))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
