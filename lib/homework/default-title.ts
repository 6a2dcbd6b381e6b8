import { formatDayTime } from '@/lib/format/date-time';

/**
 * The title of a homework that the teacher did not name: «Задание от 4 марта, 09:05», in the time
 * zone of the place where it runs (the browser), with plain spaces, as it would be typed. [HW-01]
 */
export function defaultTitle(now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moment = formatDayTime(now.toISOString(), timeZone, now);
  return `Задание от ${moment.replaceAll('\u00A0', ' ')}`;
}
