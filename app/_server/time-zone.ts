import { cookies, headers } from 'next/headers';
import { DEFAULT_TIME_ZONE } from '@/lib/format/date-time';
import { timeZoneOf } from '@/lib/upstream/visitor/time-zone';

/** The time zone that the visitor's browser has told; undefined when it has not. */
export async function toldTimeZone(): Promise<string | undefined> {
  const [given, jar] = await Promise.all([headers(), cookies()]);
  return timeZoneOf(given.get('time-zone'), jar);
}

/** The time zone in which times are shown. */
export async function visitorTimeZone(): Promise<string> {
  return (await toldTimeZone()) ?? DEFAULT_TIME_ZONE;
}
