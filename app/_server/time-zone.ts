import { cookies } from 'next/headers';
import { DEFAULT_TIME_ZONE } from '@/lib/format/date-time';
import { isTimeZone } from '@/lib/upstream/time-zone';

/** The visitor's time zone, as their browser told it on an earlier page; else the usual one. */
export async function visitorTimeZone(): Promise<string> {
  const told = (await cookies()).get('tz')?.value;
  return told !== undefined && isTimeZone(told) ? told : DEFAULT_TIME_ZONE;
}
