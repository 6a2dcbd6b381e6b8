/** The zone in which times are told when that of the visitor is not known. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow';

/** A visitor names the zone, and each format takes some 25 kB. [TRUST-08] */
const MAX_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${name} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('ru-RU', { ...options, timeZone });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, known);
  return known;
}

const yearOf = (date: Date, timeZone: string) =>
  format('year', timeZone, { year: 'numeric' }).format(date);

/**
 * The day of an instant in a time zone: «4 марта», and «4 марта 2025» when it is of another year.
 *
 * @param instant ISO 8601
 * @param timeZone of the IANA database; throws RangeError when there is no such zone
 */
export function formatDay(instant: string, timeZone: string, now = new Date()): string {
  const date = new Date(instant);
  const day = format('day', timeZone, { day: 'numeric', month: 'long' }).format(date);
  const year = yearOf(date, timeZone);
  return `${day}${year === yearOf(now, timeZone) ? '' : ` ${year}`}`.replace(' ', '\u00A0');
}

/** The time of day of an instant in a time zone: «09:05». */
export function formatTime(instant: string, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format('time', timeZone, options).format(new Date(instant));
}

/** Day and time of an instant in a time zone: «4 марта, 09:05». */
export function formatDayTime(instant: string, timeZone: string, now = new Date()): string {
  return `${formatDay(instant, timeZone, now)}, ${formatTime(instant, timeZone)}`;
}
