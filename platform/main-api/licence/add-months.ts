/** Moscow has kept this distance from UTC since 2014. */
const MOSCOW_MS = 3 * 3_600_000;

/** The same moment some months later, by Moscow's calendar; of a day that the month has not, its last one. */
export function addMonths(from: Date, months: number): Date {
  const later = new Date(from.getTime() + MOSCOW_MS);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return new Date(later.getTime() - MOSCOW_MS);
}
