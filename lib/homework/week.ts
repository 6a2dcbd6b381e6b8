const DAY = 86_400_000;

/** The days of a calendar week, from Monday to Sunday, as `YYYY-MM-DD`. */
export type Week = { from: string; to: string };

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The week of a day, or one that many weeks later.
 *
 * @param now in the time zone of this device
 * @param later in weeks; negative for the past
 */
export function weekOf(now: Date, later = 0): Week {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY + later * 7 * DAY;
  return { from: dayOf(monday), to: dayOf(monday + 6 * DAY) };
}
