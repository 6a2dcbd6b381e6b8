import { LRUCache } from 'lru-cache';
import { readCookie, type CookieReader } from '@/lib/http/cookies/cookie-jar';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';

/** Asking Intl is slow, and senders may invent names without end. */
const known = new LRUCache<string, boolean>({ max: 1_000 });

/** Whether the text names a time zone of the IANA database; an offset or anything else does not. [NET-01] */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false;
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const valid = asksIntl(text);
  known.set(text, valid);
  return valid;
}

function asksIntl(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The time zone of the visitor's browser: as a script said it with this request, else as it was told
 * on an earlier page. Undefined when neither names one.
 *
 * @param given the header `Time-Zone`
 */
export function timeZoneOf(given: string | null, jar: CookieReader): string | undefined {
  const told = [given, readCookie(jar, timeZoneCookie)];
  return told.find((text): text is string => typeof text === 'string' && isTimeZone(text));
}
