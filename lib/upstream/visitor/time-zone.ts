import { LRUCache } from 'lru-cache';
import { readCookie, type CookieReader } from '@/lib/http/cookies/cookie-jar';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';

/** Asking Intl is slow, and senders may invent names without end. */
const known = new LRUCache<string, { name: string | null }>({ max: 1_000 });

/**
 * The name of a time zone of the IANA database as Intl writes it, however the text spells it: what is kept
 * for a zone is kept once. Null for an offset and anything else. [NET-01] [TRUST-08]
 */
export function canonicalTimeZone(text: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return null;
  const remembered = known.get(text);
  if (remembered) return remembered.name;
  const name = askIntl(text);
  known.set(text, { name });
  return name;
}

function askIntl(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * The time zone of the visitor's browser: as a script said it with this request, else as it was told
 * on an earlier page. Undefined when neither names one.
 *
 * @param given the header `Time-Zone`
 */
export function timeZoneOf(given: string | null, jar: CookieReader): string | undefined {
  for (const text of [given, readCookie(jar, timeZoneCookie)]) {
    const name = typeof text === 'string' ? canonicalTimeZone(text) : null;
    if (name !== null) return name;
  }
  return undefined;
}
