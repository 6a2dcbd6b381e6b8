const DAY_MS = 86_400_000;
/** When the lessons of a day begin, in the order of their numbers. */
const STARTS = ['08:30', '09:25', '10:25', '11:30', '12:30', '13:25', '14:20', '15:15'] as const;

export const LESSONS_A_DAY = STARTS.length;

const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });

/** The day in Moscow, as YYYY-MM-DD. */
export const moscowDay = (at: Date): string => moscow.format(at);

/** @param day as YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday, 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The Monday of the week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** When the lesson with this number begins; Moscow has had one offset since 2014. */
export const startOf = (day: string, number: number): Date =>
  new Date(`${day}T${STARTS[number - 1] ?? STARTS[0]}:00+03:00`);
