import type { ResultsPeriod } from '@/lib/contract/school/results/results';

/** The months in which quarters begin; schools differ by days, and have no quarter in summer. */
const QUARTERS = [9, 11, 1, 4] as const;
const MOSCOW = 3 * 3_600_000;

/** When the quarter, or the school year, of a moment began: the first of its month, in Moscow. */
export function startOf(period: ResultsPeriod, now: Date): Date {
  const local = new Date(now.getTime() + MOSCOW);
  const starts: readonly number[] = period === 'quarter' ? QUARTERS : [9];
  let [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  while (!starts.includes(month)) {
    month = month === 1 ? 12 : month - 1;
    if (month === 12) year--;
  }
  return new Date(Date.UTC(year, month - 1) - MOSCOW);
}
