import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureSize } from '@/lib/contract/files/files';

/** At least for so long a link is good, in seconds, and for twice that at most. */
const LINK_SECONDS = 180;

const sign = (secret: string, id: string, size: PictureSize, until: number) =>
  createHmac('sha256', secret).update(`picture ${id} ${size} ${until}`).digest('base64url');

/**
 * The address of a picture in our storage, good for a few minutes for whoever has it. It is the same for
 * some of that time, so that a browser keeps what it has loaded. [FILE-05]
 *
 * @param origin of the storage
 */
export function pictureLink(
  { origin, secret }: { origin: string; secret: string },
  { id, size }: { id: string; size: PictureSize },
  now: Date,
): string {
  const slot = Math.floor(now.getTime() / 1_000 / LINK_SECONDS);
  const until = (slot + 2) * LINK_SECONDS;
  return `${origin}/pictures/${id}/${size}?until=${until}&signature=${sign(secret, id, size, until)}`;
}

/** Whether an address was made here with one of these secrets, and is still good. */
export function isPictureLink(
  secrets: readonly string[],
  given: { id: string; size: PictureSize; until: string; signature: string },
  now: Date,
): boolean {
  const until = Number(given.until);
  if (!/^\d{1,12}$/.test(given.until) || until * 1_000 <= now.getTime()) return false;
  const signature = Buffer.from(given.signature);
  return secrets.some((secret) => {
    const right = Buffer.from(sign(secret, given.id, given.size, until));
    return right.length === signature.length && timingSafeEqual(right, signature);
  });
}
