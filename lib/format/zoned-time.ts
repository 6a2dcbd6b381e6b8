/** Day and time by the clocks of a time zone, as a field for both holds them: `2026-03-05T23:59`. */
const fields = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  });

/**
 * An instant as a field for day and time holds it.
 *
 * @param instant ISO 8601
 * @param timeZone of the IANA database; throws RangeError when there is no such zone
 */
export function toZonedField(instant: string, timeZone: string): string {
  return fields(timeZone).format(new Date(instant)).replace(' ', 'T');
}

/**
 * The instant at which the clocks of a time zone show what a field holds; null when that is no time. Of an
 * hour that the clocks skip it is the one after, of one that they show twice the first.
 *
 * @param field `YYYY-MM-DDTHH:MM`
 * @returns ISO 8601
 */
export function ofZonedField(field: string, timeZone: string): string | null {
  const wanted = Date.parse(`${field}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field) || Number.isNaN(wanted)) return null;
  /** How far the clocks are ahead of UTC at a time, in milliseconds. */
  const aheadAt = (time: number) =>
    Date.parse(`${toZonedField(new Date(time).toISOString(), timeZone)}:00Z`) - time;
  // Clocks change once a day at most: what holds a day before or a day after holds now.
  const possible = [-1, 1].map((days) => wanted - aheadAt(wanted + days * 86_400_000));
  const right = possible.filter((time) => time + aheadAt(time) === wanted);
  return new Date(Math.min(...(right.length > 0 ? right : [Math.max(...possible)]))).toISOString();
}
