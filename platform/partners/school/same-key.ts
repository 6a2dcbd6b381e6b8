import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether these are the same, without telling by time where they differ. */
export const isSameKey = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
