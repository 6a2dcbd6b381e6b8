import { toZonedField } from '@/lib/format/zoned-time';

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 86_400_000;
const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const ofTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && ofTime(timeOf(text)) === text
  );
}

/** The day that an instant is on, by the clocks of a time zone. */
export const dayOf = (instant: string, timeZone: string): Day =>
  toZonedField(instant, timeZone).slice(0, 10);

export const addDays = (day: Day, days: number): Day => ofTime(timeOf(day) + days * DAY_MS);

/** The last day of a month, given as `YYYY-MM`. */
export function lastOfMonth(month: string): Day {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return ofTime(next.getTime() - DAY_MS);
}

/** The Monday of the week that a day is in. [HW-06] */
export function mondayOf(day: Day): Day {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
