import { cookies, headers } from 'next/headers';
import { readCookie } from '@/lib/http/cookies/cookie-jar';
import { timeZoneCookie } from '@/lib/http/cookies/time-zone';
import { DEFAULT_TIME_ZONE } from '@/lib/format/date-time';
import { isTimeZone } from '@/lib/upstream/time-zone';

/**
 * The time zone of the visitor's browser: as a script said it with this request, else as it was told
 * on an earlier page. Undefined when neither names one.
 */
export async function toldTimeZone(): Promise<string | undefined> {
  const [given, jar] = await Promise.all([headers(), cookies()]);
  const told = [given.get('time-zone'), readCookie(jar, timeZoneCookie)];
  return told.find((text): text is string => typeof text === 'string' && isTimeZone(text));
}

/** The time zone in which times are shown. */
export async function visitorTimeZone(): Promise<string> {
  return (await toldTimeZone()) ?? DEFAULT_TIME_ZONE;
}
